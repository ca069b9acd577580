import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { launch, project } from '#test/support/process/program'

const at = (name: string): string => join(freshFolder(), name)
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string }

describe('what an operator sees', () => {
  it('is the version where it starts and in /healthz, and lines of the log as docs/operations.md shows one', async () => {
    const serving = launch(['serve', '--port', '0', '--json', '--data', at('data')])
    const ready = JSON.parse((await serving.stdout.first((line) => line.includes('baseUrl'))) ?? '{}')
    expect(ready).toMatchObject({ version })
    const response = await fetch(new URL('/healthz', ready.baseUrl))
    expect(await response.json()).toEqual({ status: 'ok', version })
    const line = JSON.parse((await serving.stderr.first((one) => one.includes('"msg":"request"'))) ?? '{}')
    const [shown = '{}'] = /^\{"level".*\}$/m.exec(readFileSync(join(project, 'docs/operations.md'), 'utf8')) ?? []
    expect(Object.keys(line)).toEqual(Object.keys(JSON.parse(shown)))
    expect(line).toMatchObject({ level: 'info', time: new Date(line.time).toISOString(), client: '127.0.0.1' })
    expect((await serving.end('SIGTERM')).code).toBe(0)
  })
})
