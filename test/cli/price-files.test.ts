import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { contentOf, freshFolder } from '#test/support/process/folders'
import { runInProcess } from '#test/support/process/in-process'

const folder = freshFolder()
const at = (name: string): string => join(folder, name)

describe('given a price file that cannot be used', () => {
  const price = { plan: 'growth', title: 'Growth', monthlyCents: 49_900, currency: 'EUR' }
  it.each([
    ['missing', null, /cannot be read \(ENOENT\)/],
    ['broken', '[{', /cannot be read \(it is not JSON\)/],
    ['twice', JSON.stringify([price, price]), /expected each plan once/],
    [
      'cheap',
      JSON.stringify([{ ...price, monthlyCents: -1 }]),
      /\[0\]\.monthlyCents: expected an integer of 0 or more/,
    ],
  ])('that is %s, then one line says why, and nothing is served', async (name, text, words) => {
    if (text !== null) writeFileSync(at(name), text)
    const ended = await runInProcess(['serve', '--port', '0', '--prices', at(name), '--data', at('never')])
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^wdi: [^\n]+\n$/) })
    expect(ended.stderr).toMatch(words)
    expect(contentOf(at('never'))).toBe('nothing')
  })
})

describe('given a price file without an end', () => {
  it('then one line says that it is too large, and nothing is served', async () => {
    const { code, stderr } = await runInProcess([
      'serve',
      '--port',
      '0',
      '--prices',
      '/dev/zero',
      '--data',
      at('never'),
    ])
    expect([code, stderr]).toEqual([2, 'wdi: the file /dev/zero has more than 67108864 bytes: name another one\n'])
  })
})
