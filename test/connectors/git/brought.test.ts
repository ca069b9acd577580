import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { writeHistory } from '#test/support/git/history'
import { changesOf, factsOf, opened } from '#test/support/git/read'
import { temporaryFolder } from '#test/support/git/run'

const folder = temporaryFolder()
afterAll(folder.remove)

const at = (day: number) => `2024-03-0${day}T10:00:00Z`
const MARK = 'Co-authored-by: Claude <noreply@anthropic.com>'

/** What each change brings in from other lines, by the names of commits. */
const broughtIn = async (name: string, commits: Parameters<typeof writeHistory>[1]['commits']) => {
  const path = join(folder.path, name)
  const ids = writeHistory(path, { commits })
  const names = new Map([...ids].map(([one, id]) => [id, one]))
  const changes = changesOf(await factsOf(await opened(path)))
  return changes.map(({ mergeCommit, brought }) => [
    names.get(mergeCommit ?? ''),
    brought?.map(({ commit, aiMarks, namedKeys, closes }) => [
      names.get(commit),
      ...aiMarks.map(({ tool }) => tool),
      ...namedKeys.map(({ key }) => key),
      ...closes,
    ]),
  ])
}

describe('given somebody who merged the forge’s line into their own', () => {
  it('when it is read, then the merge names the commits of that line, each with what its branch says', async () => {
    expect(
      await broughtIn('pulled', [
        { name: 'root', at: at(1), message: 'Begin\n' },
        { name: 'branch1', at: at(2), message: `Work on PAY-1\n\n${MARK}\n` },
        { name: 'branch2', parents: ['branch1'], at: at(2), message: 'More, closes #3\n' },
        { name: 'theirs', parents: ['root', 'branch2'], at: at(3), message: 'Take it in\n' },
        { name: 'squash', parents: ['theirs'], at: at(4), message: 'Squashed PAY-2\n' },
        { name: 'own', parents: ['root'], at: at(4), message: 'By hand\n' },
        { name: 'merge', parents: ['own', 'squash'], at: at(5), message: "Merge branch 'main'\n" },
      ]),
    ).toEqual([
      ['root', undefined],
      ['own', undefined],
      [
        'merge',
        [
          ['theirs', 'claude_code', 'PAY-1', '#3'],
          ['squash', 'PAY-2'],
        ],
      ],
    ])
  })

  it('when a merge bears a number, then what it brings in is its own', async () => {
    expect(
      await broughtIn('numbered', [
        { name: 'root', at: at(1), message: 'Begin\n' },
        { name: 'side', parents: ['root'], at: at(2), message: 'Work\n' },
        {
          name: 'merge',
          parents: ['root', 'side'],
          at: at(3),
          message: 'Merge pull request #4 from acme/side\n\nWork\n',
        },
      ]),
    ).toEqual([
      ['root', undefined],
      ['merge', undefined],
    ])
  })

  it('when it merges several lines at once, then each commit is named once', async () => {
    expect(
      await broughtIn('octopus', [
        { name: 'root', at: at(1), message: 'Begin\n' },
        { name: 'a', parents: ['root'], at: at(2), message: 'A\n' },
        { name: 'b', parents: ['a'], at: at(3), message: 'B\n' },
        { name: 'c', parents: ['a'], at: at(3), message: 'C\n' },
        { name: 'merge', parents: ['root', 'b', 'c'], at: at(4), message: 'Merge\n' },
      ]),
    ).toEqual([
      ['root', undefined],
      ['merge', [['a'], ['b'], ['c']]],
    ])
  })
})
