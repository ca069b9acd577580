import { describe, expect, it } from '@jest/globals'
import { sampleOf } from '#test/support/files/samples'
import { commit, pull } from './github-cli.js'
import { changeOf, readForge } from './support.js'

const choices = { branch: 'main' }

describe('given pull requests as GitHub’s command line prints them', () => {
  it('when they are read, then each says what the REST API says of it', async () => {
    const { reading, facts, rejected } = await readForge(sampleOf('github-cli-pulls'), choices)
    expect(rejected).toEqual([])
    expect(reading.leftOut).toEqual([{ reason: 'not_default_branch', records: 1 }])
    expect(facts.map(({ place, key }) => [place, key])).toEqual(
      ['#14', '#12', '#9'].map((key) => ['github.com/acme/api', key]),
    )
    const rest = await readForge(sampleOf('github-pulls'))
    expect(facts[1]).toMatchObject({ ...rest.facts[2] })
  })
  it('when no answer says the default branch, then each is a dead letter that asks for it', async () => {
    const { facts, rejected } = await readForge(sampleOf('github-cli-pulls'))
    expect(facts).toEqual([])
    expect(new Set(rejected.map(({ reasonCode }) => reasonCode))).toEqual(new Set(['unknown_default_branch']))
  })
  it('when it prints few members, then what they do not say is not known', async () => {
    const { number, title, url, createdAt, mergedAt, baseRefName } = pull(5)
    const change = await changeOf({ number, title, url, createdAt, mergedAt, baseRefName }, choices)
    expect(change).toMatchObject({ reference: '#5', firstCommitAt: null, aiMarks: [], commits: [], labels: [] })
  })
  it('when the first line of a message is cut, then a mark or a key across the cut is found', async () => {
    const long = commit(
      'a',
      '2026-03-01T08:00:00Z',
      'Let people log in with their passkeys on each of their devices for PA…',
      {
        messageBody: '…Y-3\n\nCo-authored-by: Claude <noreply@anthropic.com>',
      },
    )
    const change = await changeOf(pull(5, { commits: [long] }), choices)
    expect(change).toMatchObject({
      namedKeys: [{ key: 'PAY-3', field: 'commit' }],
      aiMarks: [{ tool: 'claude_code', source: 'commit_trailer' }],
    })
  })
})
