import { describe, expect, it } from '@jest/globals'
import { uuid } from '#test/projections/support/events'
import { KEY } from '#test/support/hooks/connection'
import { preparedData } from '#test/support/hooks/prepared'
import { runInProcess } from '#test/support/process/in-process'

const hookOf = (data: string, ...args: readonly string[]) =>
  runInProcess(['connection', 'hook', ...args, '--workspace', 'acme/website', '--data', data], {
    env: { WDI_SECRETS_KEY: KEY, HOOK_SECRET: 'whsec_canary', NO_SECRET: 'canary with blanks' },
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

describe('given a connection whose host makes the secret by itself', () => {
  it('when wdi connection hook is run, then it prints the path, and says how to give the secret', async () => {
    const { data } = await preparedData('stripe')
    const { code, stdout } = await hookOf(data, 'stripe')
    expect(code).toBe(0)
    expect(stdout).toContain(`/hooks/${uuid('stripe')}`)
    expect(stdout).toContain('run this again with --secret-env')
  })
  it('when the secret is given by a variable, then it is taken, and told nowhere', async () => {
    const { data } = await preparedData('stripe')
    const { code, stdout, stderr } = await hookOf(data, 'stripe', '--secret-env', 'HOOK_SECRET')
    expect(code).toBe(0)
    expect(stdout).toContain('signed by the secret that you gave.')
    expect(stdout + stderr).not.toContain('whsec_canary')
  })
  it.each(['NO_SECRET', 'NOT_SET', 'whsec_canary'])(
    'when %s is named, which holds none, then it is refused',
    async (name) => {
      const { data } = await preparedData('stripe')
      const { code, stderr } = await hookOf(data, 'stripe', '--secret-env', name)
      expect(code).not.toBe(0)
      expect(stderr).toContain('the variable that --secret-env names holds no secret')
      expect(stderr).not.toContain('canary')
    },
  )
})

describe('given a connection whose host takes a secret that is made here', () => {
  it('when one is given, then it is refused', async () => {
    const { data } = await preparedData()
    const { code, stderr } = await hookOf(data, 'github', '--secret-env', 'HOOK_SECRET')
    expect(code).not.toBe(0)
    expect(stderr).toContain('takes a secret that is made here: leave out --secret-env')
  })
})
