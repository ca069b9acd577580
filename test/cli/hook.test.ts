import { describe, expect, it } from '@jest/globals'
import { uuid } from '#test/projections/support/events'
import { KEY } from '#test/support/hooks/connection'
import { preparedData } from '#test/support/hooks/prepared'
import { runInProcess } from '#test/support/process/in-process'

const hookOf = (data: string, ...args: readonly string[]) =>
  runInProcess(['connection', 'hook', ...args, '--workspace', 'acme/website', '--data', data], {
    env: { WDI_SECRETS_KEY: KEY },
  })

describe('given a connection whose host can deliver', () => {
  it('when wdi connection hook is run, then it prints the path and a new secret each time', async () => {
    const { data } = await preparedData()
    const { code, stdout } = await hookOf(data, 'github', '--json')
    expect(code).toBe(0)
    const first = JSON.parse(stdout) as { readonly path: string; readonly secret: string }
    expect(first).toEqual({ path: `/hooks/${uuid('github')}`, secret: expect.stringMatching(/^[\w-]{43}$/) })
    const again = await hookOf(data, 'github', '--end-former')
    expect(again.code).toBe(0)
    expect(again.stdout).toContain(first.path)
    expect(again.stdout).toContain('The secret before is no longer valid.')
    expect(again.stdout).not.toContain(first.secret)
  })
  it('when there is no such connection, then it says so', async () => {
    const { data } = await preparedData()
    const { code, stderr } = await hookOf(data, 'Nobody')
    expect(code).not.toBe(0)
    expect(stderr).toContain('Nobody')
  })
})
