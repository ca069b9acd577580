import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type CommitSpec, type HistorySpec, writeHistory } from '#test/support/git/history'
import { hermetic } from '#test/support/git/run'
import { eventsOf } from '#test/support/process/events'
import { freshFolder } from '#test/support/process/folders'
import { run, runJson } from '#test/support/process/program'

const folder = freshFolder()
const at = (name: string): string => join(folder, name)

interface Imported {
  readonly container: string
  readonly branch: string
  readonly counts: { readonly accepted: number; readonly unchanged: number; readonly withdrawn: number }
}

const commit = (name: string, day: number, more: Partial<CommitSpec> = {}): CommitSpec => ({
  name,
  at: `2024-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  message: `${name}\n`,
  ...more,
})

/** A workspace, a repository, and how it is imported into it. */
const importing = async (name: string, history: HistorySpec) => {
  const [data, repository] = [at(`${name}-data`), at(name)]
  writeHistory(repository, history)
  await runJson(['workspace', 'create', 'acme/website', '--data', data])
  const command = (...more: readonly string[]) => [
    ...['import', 'git', repository, '--workspace', 'acme/website', '--data', data],
    ...more,
  ]
  return { data, repository, command }
}

describe('given a repository without a remote, in which somebody works on a branch', () => {
  const history = {
    commits: [commit('a', 1), commit('b', 2), commit('c', 3, { parents: ['a'] })],
    branches: { main: 'b', topic: 'c' },
    head: 'topic',
  }

  it('then main counts, whatever is checked out, and the output names it', async () => {
    const { repository, command } = await importing('branches', history)
    const { stdout } = await run(command())
    expect(stdout).toMatch(/^git:[0-9a-f]{12}, branch main: 2 new or changed, /)
    await hermetic(repository, ['symbolic-ref', 'HEAD', 'refs/heads/main'])
    expect(await runJson<Imported>(command())).toMatchObject({ branch: 'main', counts: { accepted: 0, unchanged: 2 } })
  })

  it('when the default branch is another one than last time, then it is asked for', async () => {
    const { data, repository, command } = await importing('another', history)
    await runJson(command())
    await hermetic(repository, ['config', 'init.defaultBranch', 'topic'])
    const before = eventsOf(data).length
    expect(await run(command())).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/main .* last time, and topic .* --branch topic or --branch main\n$/),
    })
    expect(eventsOf(data)).toHaveLength(before)
    const counts = { accepted: 1, unchanged: 1, withdrawn: 1 }
    expect(await runJson<Imported>(command('--branch', 'topic'))).toMatchObject({ branch: 'topic', counts })
    expect(await runJson<Imported>(command())).toMatchObject({ branch: 'topic', counts: { accepted: 0, withdrawn: 0 } })
  })

  it('when a branch is asked for that is not there, then those that are are named', async () => {
    const { command } = await importing('no-branch', history)
    expect(await run(command('--branch', 'gone'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/has no branch gone.*--branch: main, topic\n$/),
    })
  })
})

describe('given a history with marks of AI', () => {
  const history = {
    commits: [
      commit('a', 1, { message: 'By hand (#1)\n' }),
      commit('b', 2, { message: 'By an agent (#2)\n', authorIs: 'Claude <noreply@anthropic.com>' }),
      commit('c', 3, { message: 'Helped (#3)\n\nAssisted-by: Claude Opus 4.6\nAI-None: true\n' }),
      commit('d', 4, { message: 'By aider (#4)\n', authorIs: 'Zelda Zimmermann (aider) <zelda@secret.example>' }),
    ],
    tags: [{ name: 'v1', on: 'd' }],
  }

  it('when it is tried without writing, then the marks are counted by tool and rule, and no person is named', async () => {
    writeHistory(at('marks'), history)
    const { stdout, stderr, code } = await run(['import', 'git', at('marks'), '--dry-run'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.replace(/git:[0-9a-f]{12}/, 'git:root')).toBe(
      [
        'git:root, branch main: 4 changes, 1 of them without a mark, 1 releases. Nothing was written.',
        '',
        ' changes  tool                  rule',
        '       1  not_assisted          ai-none',
        '       1  claude_code           assisted-by:known-name',
        '       1  aider                 signed:(aider)',
        '       1  claude_code           signed:noreply@anthropic.com',
        '',
      ].join('\n'),
    )
  })

  it('when it is imported, then no name and no address of a person is stored', async () => {
    const { data, command } = await importing('names', history)
    await runJson(command())
    expect(JSON.stringify(eventsOf(data))).not.toMatch(/zelda|zimmermann|secret/i)
  })
})
