import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { changesOf, factsOf, opened, releasesOf } from '#test/support/git/read'
import { hermetic, shell, temporaryFolder } from '#test/support/git/run'

const project = join(import.meta.dirname, '..', '..', '..')
/** An archive of the project has no history, and a shallow clone lacks what the counts are of. */
const hasHistory = existsSync(join(project, '.git')) && !existsSync(join(project, '.git', 'shallow'))
const given = hasHistory ? describe : describe.skip

const folder = temporaryFolder()
afterAll(folder.remove)
const clone = join(folder.path, 'project.git')
const count = async (script: string): Promise<number> => Number((await shell(clone, script)).trim())

/** How many commits of the line bring in a message with such a line, by git's own search, merges one by one. */
const marked = (line: string): Promise<number> =>
  count(`
    search() { git log -i -E --grep='${line}' --format=%H "$@" | head -n 1; }
    { git log --first-parent --max-parents=1 -i -E --grep='${line}' --format=%H HEAD
      for merge in $(git rev-list --first-parent --min-parents=2 HEAD); do search "$merge" --not "$merge^1"; done
    } | wc -l`)

given("given the project's own history (needs its .git, and not a shallow one)", () => {
  beforeAll(async () => {
    // A clone stands still while the project goes on.
    await hermetic(folder.path, ['clone', '--quiet', '--bare', project, clone])
  })
  const read = async () => {
    const facts = await factsOf(await opened(clone))
    return { changes: changesOf(facts), releases: releasesOf(facts) }
  }

  it('then there are as many changes as git counts on the first-parent line', async () => {
    expect((await read()).changes).toHaveLength(await count('git rev-list --first-parent --count HEAD'))
  })

  it('then their forms are those that awk finds in the log', async () => {
    const { changes } = await read()
    const forms = `git log --first-parent --format='%P%x09%s' HEAD | awk -F'\\t' '{ f = $1 ~ / / ? "merge" : $2 ~ /\\([#!][1-9][0-9]*\\)$/ ? "squash" : "direct"; n[f]++ } END { print n["merge"]+0, n["squash"]+0, n["direct"]+0 }'`
    const told = ['merge', 'squash', 'direct'].map((form) => changes.filter((change) => change.form === form).length)
    expect(told.join(' ')).toBe((await shell(clone, forms)).trim())
  })

  it('then they were merged when the log says', async () => {
    const { changes } = await read()
    const seconds = (await shell(clone, 'git log --first-parent --format=%ct HEAD | sort -n')).trim().split('\n')
    expect(changes.map(({ mergedAt }) => Date.parse(mergedAt ?? '') / 1000).sort((a, b) => a - b)).toEqual(
      seconds.map(Number),
    )
  })

  it.each([
    ['claude_code', '^[[:blank:]]*co-authored-by:[^<>]*<noreply@anthropic[.]com>[[:space:]]*$'],
    ['cursor', '^[[:blank:]]*(made-with: cursor|co-authored-by:[^<>]*<cursoragent@cursor[.]com>)[[:space:]]*$'],
    [null, '^[[:blank:]]*(ai-none|not-ai-assisted)(:[[:blank:]]*true)?[[:space:]]*$'],
  ])('then as many changes have the mark %j as git finds with its line', async (tool, line) => {
    const { changes } = await read()
    const told = changes.filter(({ aiMarks }) => aiMarks.some((mark) => mark.tool === tool))
    expect(told).toHaveLength(await marked(line))
  })

  it('then there are as many releases as tags on commits', async () => {
    const tags = `git for-each-ref --format='%(objecttype)%(*objecttype)' refs/tags | grep -c 'commit$' || true`
    expect((await read()).releases).toHaveLength(await count(tags))
  })
})
