import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MEMBERS_OF_ISSUES, MEMBERS_OF_PULLS, MEMBERS_OF_RELEASES } from '#sources/github/members'
import { type Json, type LocalGitHub, openLocalGitHub } from '#test/support/hosts/github'
import * as records from '../connectors/forges/github.js'
import { type GitHubDescription, githubDescription } from './github-description.js'

const MERGED = records.merged('c')

let description: GitHubDescription
let github: LocalGitHub

beforeAll(async () => {
  description = await githubDescription()
  github = await openLocalGitHub()
  github.pulls = [records.pull(1), records.pull(2, MERGED)]
  github.issues = [records.issue(3), records.issue(4, { labels: [records.label('bug')] })]
  github.releases = [records.release('v1')]
  github.commits.set(2, [records.commit('a', '2026-03-02T09:00:00Z', 'Begin')])
  github.lines.set(records.id('c'), [records.commit('c', '2026-03-05T15:30:00Z', 'Land')])
})
afterAll(() => github?.host.close())

/** The records that the local host answers. */
const answered = async (path: string): Promise<readonly Json[]> => {
  const response = await fetch(`${github.host.address}/api/v3/repos/Acme/Api${path}`)
  const body = await response.json()
  return (Array.isArray(body) ? body : [body]) as readonly Json[]
}

const LISTS = [
  ['pull-request-simple', '/pulls?state=all&per_page=100', 2],
  ['issue', '/issues?state=all&per_page=100', 2],
  ['release', '/releases?per_page=100', 1],
  ['commit', '/pulls/2/commits?per_page=100', 1],
  ['commit', `/commits?sha=${records.id('c')}&per_page=100`, 1],
] as const

describe("given GitHub's own description of its API, when the host of the tests answers in its place", () => {
  it.each([...LISTS, ['pull-request', '/pulls/2', 1], ['full-repository', '', 1]] as const)(
    'then each %s of %s has nothing that GitHub does not describe',
    async (kind, path, count) => {
      const all = await answered(path)

      expect(all).toHaveLength(count)
      expect(all.flatMap((record) => description.differences(kind, record))).toEqual([])
    },
  )

  it.each(LISTS)('then each %s of %s has all that GitHub always tells', async (kind, path, _count) => {
    for (const record of await answered(path))
      expect(description.requiredOf(kind).filter((member) => !(member in record))).toEqual([])
  })

  it('then a member that GitHub does not have would be found, at the top and below, and so would a value of another kind', () => {
    const invented = records.pull(1, {
      landed: true,
      base: { ...Object(records.pull(1)['base']), default_branch: 'main' },
    })

    expect(description.differences('pull-request-simple', invented)).toEqual([
      ' must NOT have additional properties {"additionalProperty":"landed"}',
      '/base must NOT have additional properties {"additionalProperty":"default_branch"}',
    ])
    expect(description.differences('issue', records.issue(1, { number: '1' }))).toEqual([
      '/number must be integer {"type":"integer"}',
    ])
  })
})

/** Members that only other media types than ours bring. */
const OF_OTHER_MEDIA = ['body_html', 'body_text']

describe("given GitHub's own description of its API, when records are read", () => {
  it.each([
    ['pull requests', MEMBERS_OF_PULLS, ['pull-request-simple', 'pull-request']],
    ['issues', MEMBERS_OF_ISSUES, ['issue']],
    ['releases', MEMBERS_OF_RELEASES, ['release']],
  ] as const)('then the members of %s that are known are those that GitHub describes', (_, known, kinds) => {
    const described = [...description.membersOf(...kinds)].filter((member) => !OF_OTHER_MEDIA.includes(member))

    expect([...known].sort()).toEqual(described.sort())
  })
})
