import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { leaveAddress, serviceAt } from '#cli/service-address'
import { newFolder } from '#test/support/stores/folder'

const URL = 'http://127.0.0.1:4711/api/v1'
const fileIn = (data: string): string => join(data, 'service.json')

it('given a running service, then its data folder has the address, readable by its owner only', async () => {
  const data = newFolder()
  await leaveAddress(data, URL)
  expect(await serviceAt(data)).toBe(URL)
  expect(statSync(fileIn(data)).mode & 0o777).toBe(0o600)
  expect(readdirSync(data)).toEqual(['service.json'])
})

it('given a service that was stopped, then nothing is left of it', async () => {
  const data = newFolder()
  await (await leaveAddress(data, URL))()
  expect(existsSync(fileIn(data))).toBe(false)
  expect(await serviceAt(data)).toBeNull()
})

it('given a service that was killed, then its address is ignored', async () => {
  const data = newFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(fileIn(data), JSON.stringify({ baseUrl: URL, pid }))
  expect(await serviceAt(data)).toBeNull()
})

it('given a second service on the same folder, when the first is stopped, then the second is still found', async () => {
  const data = newFolder()
  const removeFirst = await leaveAddress(data, URL)
  const second = 'http://127.0.0.1:4712/api/v1'
  writeFileSync(fileIn(data), JSON.stringify({ baseUrl: second, pid: process.ppid }))
  await removeFirst()
  expect(await serviceAt(data)).toBe(second)
})

it.each([['no folder'], ['{'], ['{"baseUrl":"file:///etc/passwd","pid":1}'], ['[]']])(
  'given %s, then no service is found',
  async (content) => {
    const data = newFolder()
    if (content !== 'no folder') writeFileSync(fileIn(data), content)
    expect(await serviceAt(content === 'no folder' ? join(data, 'gone') : data)).toBeNull()
  },
)
