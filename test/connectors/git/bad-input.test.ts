import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SourceFailure } from '#import/source'
import { type Ids, objectPath, writeHistory } from '#test/support/git/history'
import { afterRewriting, plainHistory } from '#test/support/git/plain-history'
import { factsOf, opened, refused } from '#test/support/git/read'
import { hermetic, temporaryFolder } from '#test/support/git/run'

const folder = temporaryFolder()
const at = (name: string) => join(folder.path, name)
const home = process.env['HOME']
beforeAll(() => {
  chmodSync(folder.path, 0o755)
  // No configuration of the user's that trusts every folder.
  process.env['HOME'] = folder.path
})
afterAll(() => {
  process.env['HOME'] = home
  folder.remove()
})

const written = (name: string): Ids => writeHistory(at(name), afterRewriting)
const idIn = (ids: Ids, name: string): string => ids.get(name) ?? ''

/** One line, and it names the place. */
const oneLine = (path: string) => expect.stringMatching(new RegExp(`^(?=.*${path})[^\\n]+$`))

describe('given a path that leads to no repository', () => {
  it.each(['', 'a\0b'])('when it is %j, then it is not found', async (path) => {
    expect(await refused(path)).toMatchObject({ tag: 'source_error', code: 'not_found' })
  })

  it('when nothing is there, then it says so', async () => {
    expect(await refused(at('nowhere'))).toEqual({
      tag: 'source_error',
      code: 'not_found',
      message: `There is no folder ${at('nowhere')}. Check the path.`,
    })
  })

  it('when it is a file, then it says so', async () => {
    writeFileSync(at('file'), '')
    expect(await refused(at('file'))).toMatchObject({ code: 'not_a_repository', message: oneLine('is a file') })
    expect(await refused(at('file/inside'))).toMatchObject({ code: 'not_found' })
  })

  it('when it is another folder, then it says so, on one line whatever it is called', async () => {
    mkdirSync(at('odd\n$(name)'))
    expect(await refused(at('odd\n$(name)'))).toMatchObject({
      code: 'not_a_repository',
      message: oneLine('odd \\$\\(name\\) is not a git repository'),
    })
  })
})

describe('given a repository without commits', () => {
  it('when it is new, then it is empty', async () => {
    await hermetic(folder.path, ['init', '--quiet', at('new')])
    expect(await refused(at('new'))).toMatchObject({ code: 'empty', message: oneLine('has no commit') })
  })

  it('when its commits are on another branch, then it says what to do', async () => {
    const branches = { other: afterRewriting.commits.at(-1)?.name ?? '' }
    writeHistory(at('unborn'), { ...afterRewriting, branches, head: 'unborn' })
    expect(await refused(at('unborn'))).toMatchObject({ code: 'empty', message: oneLine('check out the branch') })
  })
})

describe('given a damaged repository', () => {
  const isBroken = { code: 'broken', message: oneLine('fsck') }

  it('when a commit is missing, then it is refused before any fact is delivered', async () => {
    const ids = written('missing')
    rmSync(objectPath(at('missing'), idIn(ids, 'r0')))
    expect(await refused(at('missing'))).toMatchObject(isBroken)
  })

  it('when the commit graph still remembers the missing commit, then it is refused all the same', async () => {
    const ids = written('remembered')
    await hermetic(at('remembered'), ['commit-graph', 'write', '--reachable'])
    rmSync(objectPath(at('remembered'), idIn(ids, 'r0')))
    expect(await refused(at('remembered'))).toMatchObject(isBroken)
  })

  it('when a commit is no longer what it was, then it is refused', async () => {
    const ids = written('corrupt')
    writeFileSync(objectPath(at('corrupt'), idIn(ids, 'r1')), 'not a zlib stream')
    expect(await refused(at('corrupt'))).toMatchObject(isBroken)
  })

  it('when the newest commit is missing, then it is refused', async () => {
    const ids = written('headless')
    rmSync(objectPath(at('headless'), idIn(ids, 'moved')))
    expect(await refused(at('headless'))).toMatchObject(isBroken)
  })

  it('when a tag or what it points at is missing, then it is refused', async () => {
    for (const name of ['tag', 'tagged']) {
      const ids = writeHistory(at(name), plainHistory)
      const tag = (await hermetic(at(name), ['rev-parse', 'refs/tags/side'])).trim()
      rmSync(objectPath(at(name), name === 'tag' ? tag : idIn(ids, 'never-merged-2')))
      expect(await refused(at(name))).toMatchObject({ code: 'broken' })
    }
  })

  it.each(['refs/tags/side', 'refs/heads/main'])(
    'when the file of %s is empty, as after a loss of power, then it does not count as deleted',
    async (ref) => {
      const name = `empty-${ref.split('/').at(-1)}`
      writeHistory(at(name), plainHistory)
      await hermetic(at(name), ['checkout', '--quiet', '-b', 'other'])
      writeFileSync(join(at(name), '.git', ref), '')
      expect(await refused(at(name))).toMatchObject({ code: 'broken', message: oneLine(`ignoring broken ref ${ref}`) })
    },
  )

  it('when its pack is cut short, then it is refused', async () => {
    written('packed')
    await hermetic(at('packed'), ['repack', '-adq'])
    await hermetic(at('packed'), ['prune-packed'])
    const packs = join(at('packed'), '.git', 'objects', 'pack')
    const pack = readdirSync(packs).find((name) => name.endsWith('.pack')) ?? ''
    truncateSync(join(packs, pack), 100)
    expect(await refused(at('packed'))).toMatchObject(isBroken)
  })

  it('when the list of where a shallow clone ends cannot be read, then it does not count as whole', async () => {
    written('unbounded')
    mkdirSync(join(at('unbounded'), '.git', 'shallow'))
    expect(await refused(at('unbounded'))).toMatchObject({
      code: 'unreadable',
      message: oneLine('No permission to read'),
    })
  })

  it('when its configuration cannot be read, then git says where', async () => {
    written('misconfigured')
    writeFileSync(join(at('misconfigured'), '.git', 'config'), '[core\n')
    expect(await refused(at('misconfigured'))).toMatchObject({ code: 'broken', message: oneLine('bad config line 1') })
  })

  it('when a commit goes missing while it is read, then reading breaks off', async () => {
    const ids = written('vanishing')
    const reading = await opened(at('vanishing'))
    rmSync(objectPath(at('vanishing'), idIn(ids, 'r1')))
    const failure = await factsOf(reading).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SourceFailure)
    expect(failure).toMatchObject({ error: isBroken })
  })
})

describe('given a repository that this git cannot read', () => {
  it('when it is of a later version, then it says so', async () => {
    written('later')
    writeFileSync(join(at('later'), '.git', 'config'), '[core]\n\trepositoryformatversion = 99\n')
    expect(await refused(at('later'))).toMatchObject({ code: 'unsupported', message: oneLine('newer git') })
  })

  it('when it has an extension that is not known, then it says so', async () => {
    written('extended')
    const config = '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tmoonPhase = full\n'
    writeFileSync(join(at('extended'), '.git', 'config'), config)
    expect(await refused(at('extended'))).toMatchObject({ code: 'unsupported', message: oneLine('newer git') })
  })

  it('when there is no git, then it says so', async () => {
    written('gitless')
    const path = process.env['PATH']
    process.env['PATH'] = at('gitless')
    const error = await refused(at('gitless')).finally(() => {
      process.env['PATH'] = path
    })
    expect(error).toMatchObject({ code: 'unsupported', message: oneLine('git was not found on the PATH') })
  })
})

const NOBODY = 65_534
const isRoot = process.geteuid?.() === 0
/** These need a second user, so they are for a test run as root: only root can become another user. */
const asRoot = isRoot ? describe : describe.skip

const ownedByNobody = (path: string): void => {
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    chownSync(join(path, entry), NOBODY, NOBODY)
  chownSync(path, NOBODY, NOBODY)
}

/** Runs as the user `nobody`: what this process and its children may read is then what that user may. */
const asNobody = async <A>(run: () => Promise<A>): Promise<A> => {
  process.seteuid?.(NOBODY)
  try {
    return await run()
  } finally {
    process.seteuid?.(0)
  }
}

asRoot('given a repository of another user (needs root)', () => {
  it("when it is not this user's, then it says how to trust it, and trusting it helps", async () => {
    written('foreign')
    ownedByNobody(at('foreign'))
    expect(await refused(at('foreign'))).toMatchObject({
      code: 'unreadable',
      message: oneLine(`git config --global --add safe.directory ${at('foreign')}`),
    })
    await hermetic(folder.path, ['config', '--file', at('.gitconfig'), '--add', 'safe.directory', at('foreign')])
    expect(await factsOf(await opened(at('foreign')))).toHaveLength(3)
    rmSync(at('.gitconfig'))
  })

  it('when the folder is closed to this user, then it says so', async () => {
    written('closed')
    chmodSync(at('closed'), 0o700)
    expect(await asNobody(() => refused(at('closed')))).toMatchObject({
      code: 'unreadable',
      message: oneLine('No permission to read'),
    })
  })

  it.each(['.git', '.git/HEAD', '.git/objects', '.git/refs', '.git/config', '.git/shallow'])(
    'when %s is closed to its own user, then it says so',
    async (inside) => {
      const path = at(`closed-${inside.replaceAll('/', '-')}`)
      writeHistory(path, afterRewriting)
      if (inside === '.git/shallow') writeFileSync(join(path, inside), '')
      ownedByNobody(path)
      chmodSync(join(path, inside), 0)
      expect(await asNobody(() => refused(path))).toMatchObject({
        code: 'unreadable',
        message: oneLine('No permission to read'),
      })
    },
  )
})
