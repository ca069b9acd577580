import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { launch, project } from '#test/support/process/program'

it('wdi serve --no-console serves the API and its reference, and no console', async () => {
  const serving = launch(['serve', '--no-worker', '--no-console', '--port', '0', '--data', join(freshFolder(), 'data')])
  const address = (await serving.stdout.first((line) => line.startsWith('Serving ')))?.replace('Serving ', '') ?? ''
  const { origin } = new URL(address)
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(origin + path, { headers: { accept: 'text/html' } })).status
  expect([await statusOf('/'), await statusOf('/scope'), await statusOf('/docs')]).toEqual([404, 404, 200])
  const description: unknown = await (await fetch(`${address}/openapi.json`)).json()
  expect(description).toEqual(JSON.parse(readFileSync(join(project, 'docs', 'openapi.json'), 'utf8')))
  const { stdout } = await serving.end('SIGTERM')
  expect(stdout).toContain(`\nReference:  ${origin}/docs\n`)
  expect(stdout).not.toContain('Console:')
})
