import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { isRight } from 'fp-ts/lib/Either.js'
import { openGit } from '#connectors/git/open'
import { forgeHistory } from '#test/support/git/forge-history'
import { type CommitSpec, type HistorySpec, writeHistory } from '#test/support/git/history'
import { changesOf, factsOf, opened, READ_AT, releasesOf } from '#test/support/git/read'
import { hermetic, temporaryFolder } from '#test/support/git/run'

const folder = temporaryFolder()
afterAll(folder.remove)
const at = (name: string) => join(folder.path, name)

const commit = (name: string, day: number, parents?: readonly string[], message = name): CommitSpec => ({
  name,
  at: `2024-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  message: `${message}\n`,
  ...(parents === undefined ? {} : { parents }),
})

const written = (name: string, spec: HistorySpec) => writeHistory(at(name), spec)

describe('given one repository seen in many ways', () => {
  const path = at('seen')
  writeHistory(path, { ...forgeHistory, tags: [{ name: 'v1', on: 'closes' }] })

  it('then a bare clone, a worktree, a folder in one and the inside of .git give the same facts', async () => {
    await hermetic(folder.path, ['clone', '--quiet', '--bare', path, at('bare.git')])
    await hermetic(at('bare.git'), ['remote', 'remove', 'origin'])
    await hermetic(path, ['worktree', 'add', '--quiet', '--detach', at('worktree'), 'main'])
    await hermetic(path, ['checkout', '--quiet', '-f', 'main'])
    writeFileSync(join(at('worktree'), 'file'), '')
    const facts = await factsOf(await opened(path))
    for (const place of [at('bare.git'), at('worktree'), join(path, '.git'), join(path, '.git', 'refs')])
      expect(await factsOf(await opened(place))).toEqual(facts)
    expect((await opened(at('worktree'))).identity).toBe(realpathSync(join(path, '.git')))
    expect((await opened(join(path, '.git', 'refs'))).identity).toBe(realpathSync(join(path, '.git')))
    expect((await opened(at('bare.git'))).label).toBe('bare')
  })

  it("when the caller's environment names another repository, then it is ignored", async () => {
    const before = { ...process.env }
    Object.assign(process.env, { GIT_DIR: '/nowhere', GIT_OBJECT_DIRECTORY: '/nowhere', GIT_SHALLOW_FILE: '/nowhere' })
    const reading = await openGit(path, () => READ_AT)
    process.env = before
    expect(isRight(reading)).toBe(true)
  })

  it('when the environment has secrets of the service, then git gets none of them', async () => {
    const before = { ...process.env }
    const said = at('environment-of-git')
    mkdirSync(at('programs'))
    const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
    writeFileSync(join(at('programs'), 'git'), `#!/bin/sh\nenv >> '${said}'\nexec '${git}' "$@"\n`, { mode: 0o755 })
    const secrets = ['WDI_SECRETS_KEY', 'MONGODB_URL', 'EVENTSTORE_URL', 'Wdi_Key']
    Object.assign(process.env, { PATH: `${at('programs')}:${before['PATH']}` })
    for (const name of secrets) process.env[name] = `canary of ${name}`
    Object.assign(process.env, { FOR_GIT: 'passed on' })
    const reading = await openGit(path, () => READ_AT)
    process.env = before
    expect(isRight(reading)).toBe(true)
    const environment = readFileSync(said, 'utf8')
    expect(environment).toContain('passed on')
    expect(environment).not.toContain('canary')
  })

  it('when a graft or a replacement pretends another history, then the true one is read', async () => {
    const facts = await factsOf(await opened(path))
    const [first, second] = (await hermetic(path, ['rev-list', '--max-count=2', 'main'])).trim().split('\n')
    await hermetic(path, ['replace', first as string, second as string])
    mkdirSync(join(path, '.git', 'info'), { recursive: true })
    writeFileSync(join(path, '.git', 'info', 'grafts'), `${first}\n`)
    expect(await factsOf(await opened(path))).toEqual(facts)
    await hermetic(path, ['replace', '--delete', first as string])
    rmSync(join(path, '.git', 'info', 'grafts'))
  })
})

describe('given the question which branch is the default one', () => {
  const commits = [commit('a', 1), commit('b', 2), commit('c', 3, ['b']), commit('d', 4, ['b'])]
  const readOf = async (name: string, spec: Omit<HistorySpec, 'commits'>, config = '', branch?: string) => {
    const ids = written(name, { commits, ...spec })
    appendFileSync(join(at(name), '.git', 'config'), config)
    const reading = await opened(at(name), READ_AT, branch)
    const last = changesOf(await factsOf(reading)).at(-1)
    return [reading.branch.name, [...ids].find(([, id]) => id === last?.mergeCommit)?.[0]]
  }
  const origin = (tip: string, head = 'main') => ({ origin: { head, branches: { main: tip } } })
  const topic = { branches: { main: 'c', topic: 'd' }, head: 'topic' }

  it.each([
    ['main where there is no origin', { branches: { main: 'c' } }, 'main', 'c'],
    ['main, whatever is checked out', topic, 'main', 'c'],
    ['main where HEAD is detached', { branches: { main: 'c' }, head: 'detached:b' }, 'main', 'c'],
    ['master where there is no main', { branches: { master: 'c', topic: 'd' }, head: 'topic' }, 'master', 'c'],
    ['main before master', { branches: { main: 'c', master: 'd' }, head: 'master' }, 'main', 'c'],
    ['HEAD where there is neither', { branches: { dev: 'c', topic: 'd' }, head: 'topic' }, 'topic', 'd'],
    ['HEAD detached where there is neither', { branches: { dev: 'c' }, head: 'detached:b' }, 'HEAD', 'b'],
    ['the local branch that is ahead', { ...topic, ...origin('b') }, 'main', 'c'],
    ['the remote branch ahead', { branches: { main: 'b', topic: 'd' }, head: 'topic', ...origin('c') }, 'main', 'c'],
    ['the remote branch if they part', { branches: { main: 'c', topic: 'a' }, ...origin('d') }, 'main', 'd'],
    ['the remote branch alone', { branches: { topic: 'd' }, head: 'topic', ...origin('c') }, 'main', 'c'],
    ['another where origin/HEAD leads nowhere', { branches: { main: 'c' }, ...origin('d', 'gone') }, 'main', 'c'],
    ['origin/HEAD where HEAD has no commit', { branches: {}, head: 'unborn', ...origin('c') }, 'main', 'c'],
  ])('then it is %s', async (what, spec, name, tip) => {
    expect(await readOf(what.replaceAll(/\W/g, '-'), spec)).toEqual([name, tip])
  })

  it('then it is the configured one before main, where there is such a branch', async () => {
    const configured = (name: string) => `[init]\n\tdefaultBranch = ${name}\n`
    const spec = { branches: { main: 'c', trunk: 'd' } }
    expect(await readOf('configured', spec, configured('trunk'))).toEqual(['trunk', 'd'])
    expect(await readOf('configured-badly', spec, configured('main~1'))).toEqual(['main', 'c'])
  })

  it('then in a bare repository, where nothing is checked out, it is the one of HEAD', async () => {
    const spec = { branches: { main: 'c', release: 'd' }, head: 'release' }
    expect(await readOf('bare-head', spec, '[core]\n\tbare = true\n')).toEqual(['release', 'd'])
  })

  it('then it is the one that is asked for, and one that is not there is refused with those that are', async () => {
    expect(await readOf('asked', topic, '', 'topic')).toEqual(['topic', 'd'])
    const refused = await openGit(at('asked'), () => READ_AT, { branch: 'gone' })
    expect(refused).toMatchObject({
      left: { code: 'not_found', message: expect.stringContaining('--branch: main, topic') },
    })
  })
})

describe('given a shallow clone', () => {
  // m1 … m6 on main; a branch from m1 is merged in m5, one from m4 in m6.
  const commits = [
    commit('m1', 1, [], 'One (#1)'),
    commit('m2', 2, ['m1'], 'Two (#2)'),
    commit('m3', 3, ['m2'], 'Three (#3)'),
    commit('m4', 4, ['m3'], 'Four (#4)'),
    commit('s1', 3, ['m1'], 'Side\n\nMade-with: Cursor'),
    commit('m5', 6, ['m4', 's1'], 'Merge pull request #5 from a/PAY-5\n\nFive\n\nAI-None: true'),
    commit('s2', 7, ['m4'], 'Other side\n\nMade-with: Cursor'),
    commit('m6', 8, ['m5', 's2'], 'Merge pull request #6 from a/b\n\nSix'),
  ]
  const tags = [
    { name: 'v1', on: 'm2' },
    { name: 'v2', on: 'm4', at: '2024-01-05T12:00:00Z' },
    { name: 'v3', on: 'm6', at: '2024-01-09T00:00:00Z' },
  ]
  written('whole', { commits, tags })
  const clone = async (name: string, depth: number) => {
    const from = `file://${at('whole')}`
    await hermetic(folder.path, ['clone', '--quiet', `--depth=${depth}`, from, at(name)])
    return opened(at(name))
  }

  it('then commits behind its edge are neither delivered nor covered, and a notice says how to get them', async () => {
    const reading = await clone('depth-4', 4)
    const facts = await factsOf(reading)
    expect(changesOf(facts).map(({ reference }) => reference)).toEqual(['#4', '#5', '#6'])
    expect(reading.coverage).toEqual([
      { kind: 'code_change', container: reading.container, from: '2024-01-03T00:00:00.001Z', to: READ_AT },
      { kind: 'release', container: reading.container, from: '2024-01-05T12:00:00.001Z', to: READ_AT },
    ])
    expect(reading.notices).toHaveLength(1)
    expect(reading.notices[0]).toContain('changes merged before 2024-01-03T00:00:00.001Z are missing')
    expect(reading.notices[0]).toContain(`git -C ${at('depth-4')} fetch --unshallow --tags`)
  })

  it('then a merge that reaches past the edge has no first commit and is silent on marks of its branch', async () => {
    const [, five, six] = changesOf(await factsOf(await clone('depth-4-merges', 4)))
    // The branch of m5 began behind the edge: m1 is here, but not that it was on main before.
    expect(five).toMatchObject({ reference: '#5', form: 'merge', firstCommitAt: null, title: 'Five' })
    expect(five?.aiMarks).toMatchObject([{ source: 'commit_trailer', verdict: 'not_assisted', tool: null }])
    expect(five?.namedKeys).toEqual([{ key: 'PAY-5', field: 'branch' }])
    expect(six).toMatchObject({ reference: '#6', firstCommitAt: '2024-01-07T00:00:00.000Z' })
    expect(six?.aiMarks).toMatchObject([{ source: 'commit_trailer', verdict: 'assisted', tool: 'cursor' }])
  })

  it('then a release that contains the edge is left out, because its other changes are unknown', async () => {
    expect(releasesOf(await factsOf(await clone('depth-4-releases', 4)))).toEqual([
      { tag: 'v3', releasedAt: '2024-01-09T00:00:00.000Z', part: 1, changes: ['#5', '#6'] },
    ])
  })

  it('when a tag on another branch is cut as well, then no release is reported and none covered', async () => {
    writeHistory(at('patched'), {
      commits: [...commits, commit('fix-1', 5, ['m3']), commit('fix-2', 6, ['fix-1'])],
      branches: { main: 'm6' },
      tags: [...tags, { name: 'v2.1', on: 'fix-2' }],
    })
    const from = `file://${at('patched')}`
    await hermetic(folder.path, ['clone', '--quiet', '--depth=1', '--no-single-branch', from, at('depth-1-tags')])
    const reading = await opened(at('depth-1-tags'))
    expect(await factsOf(reading)).toEqual([])
    expect(reading.coverage.map(({ kind }) => kind)).toEqual(['code_change'])
    expect(reading.notices[0]).toContain('it is unknown which changes were released first')
  })

  it('when nothing but its edge is there, then there are no facts and no failure', async () => {
    const reading = await clone('depth-1', 1)
    expect(await factsOf(reading)).toEqual([])
    expect(reading.newestAt).toBe('2024-01-08T00:00:00.000Z')
    expect(reading.coverage.map(({ from }) => from)).toEqual(['2024-01-08T00:00:00.001Z', '2024-01-09T00:00:00.001Z'])
  })

  it('when it is read before the instant of its edge, then it covers nothing', async () => {
    await clone('early', 1)
    expect((await opened(at('early'), '2024-01-08T00:00:00.000Z')).coverage).toEqual([])
  })

  it('when its depth reaches the root, then it is a full clone', async () => {
    const reading = await clone('deep', 6)
    expect(reading.notices).toEqual([])
    expect(await factsOf(reading)).toEqual(await factsOf(await opened(at('whole'))))
    expect(reading.coverage.map(({ from }) => from)).toEqual(['0001-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z'])
  })

  it('when the rest is fetched, then the cursor differs and every fact is delivered', async () => {
    const before = await clone('deepened', 2)
    await hermetic(at('deepened'), ['fetch', '--quiet', '--unshallow', '--tags'])
    const after = await opened(at('deepened'))
    expect(after.cursor).not.toBe(before.cursor)
    expect(await factsOf(after)).toEqual(await factsOf(await opened(at('whole'))))
  })
})
