import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { ConnectionView, DataSources } from '@workspace-delivery-intelligence/client'
import { project } from '#test/support/process/program'
import { connectionRemedy, letterRemedy } from '../../console/src/pages/sources/remedies.js'

const answerOf = <Answer>(name: string): Answer =>
  JSON.parse(readFileSync(join(project, 'test', 'contract', 'answers', `${name}.json`), 'utf8')) as Answer

const workspace = { organization: 'acme', workspace: 'shop' }
describe('what mends a connection', () => {
  const [some] = answerOf<DataSources>('dataSources.read').connections
  const connection = some as ConnectionView
  it('follows its health', () => {
    const commandFor = (changed: Partial<ConnectionView>) =>
      connectionRemedy({ ...connection, ...changed }, workspace)?.command
    expect(commandFor({ health: 'healthy' })).toBeUndefined()
    expect(commandFor({ health: 'degraded', deadLetters: 2 })).toBe(
      'npx --no wdi dead-letter list --workspace acme/shop',
    )
    expect(commandFor({ health: 'degraded', deadLetters: 0 })).toBe('npx --no wdi import <file> --workspace acme/shop')
    expect(commandFor({ health: 'stale', provider: 'git' })).toBe(
      'npx --no wdi import git <path> --workspace acme/shop',
    )
    expect(commandFor({ health: 'paused' })).toBe(
      `npx --no wdi connection resume ${connection.id} --workspace acme/shop`,
    )
  })
  it('of a rejected record names the record as the import named it', () => {
    expect(letterRemedy(connection.id, 'line 459', workspace).command).toContain("'line 459'")
  })
})
