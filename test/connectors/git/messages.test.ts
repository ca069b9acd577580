import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { namingOf } from '#connectors/git/references'
import { textOf } from '#connectors/git/text'
import { toolNamed } from '#sources/kit/code/ai-tools'
import { closingIn, issuesOf } from '#sources/kit/code/closing'
import { KEY, keysIn, namedKeys } from '#sources/kit/code/keys'
import { aiMarks, marksIn } from '#sources/kit/code/marks'
import { firstLineOf, withoutPeople } from '#sources/kit/code/text'

describe('given a text that may name work items', () => {
  it('then what is found around hyphens is what the rule finds', () => {
    const near = fc.string({ unit: fc.constantFrom(...'AZaz09_-. \n\u00e9'), maxLength: 40 })
    fc.assert(
      fc.property(near, (text) => {
        expect(keysIn(text)).toEqual(Array.from(text.matchAll(KEY), ([key]) => key.toUpperCase()))
      }),
      { seed: 1, numRuns: 3_000 },
    )
  })

  it('then each key is named once, by its strongest field', () => {
    const found = { commit: ['PAY-2', 'PAY-9'], branch: ['PAY-2'], body: ['B-1', 'AB-1', 'AB-1'], title: ['PAY-2'] }
    expect(namedKeys(found)).toEqual([
      { key: 'PAY-2', field: 'title' },
      { key: 'AB-1', field: 'body' },
      { key: 'B-1', field: 'body' },
      { key: 'PAY-9', field: 'commit' },
    ])
  })

  it('then addresses and lines about people name none', () => {
    const text = 'Mail bob-7@example.com, see PAY-1\nReviewed-by: GPT-5 <x@example.com>\n  Tested-By: T-REX-1\n'
    expect(keysIn(withoutPeople(text))).toEqual(['PAY-1'])
  })
})

describe('given closing keywords', () => {
  const github = closingIn('github.com/acme/api', null)
  const gitlab = closingIn('gitlab.example.com/acme/api', null)
  const gitea = closingIn('git.example.com/acme/api', 'gitea')
  const nowhere = closingIn('git:0123456789ab', null)

  it.each([
    ['closes #1, Fixes: #2 and resolved #3', [1, 2, 3]],
    ['Closes #1, #2', [1]],
    ['fixing #1, close  #2x, prefix #3, fixes#4, closes #05', []],
    ['Fixes acme/api#7 and fixes acme/web#8', [7]],
    ['Fixes https://github.com/acme/api/issues/9', [9]],
    ['Fixes https://github.com/acme/web/issues/9 and https://github.com/acme/api/issues/9', []],
  ])('on GitHub %j closes %j', (text, numbers) => {
    expect(github(text, null)).toEqual(numbers)
  })

  it.each([
    ['Closes #1, #2 and #3', [1, 2, 3]],
    ['Implements issues #4, fixing: #5', [4, 5]],
    ['Closes https://gitlab.example.com/acme/api/-/issues/6', [6]],
    ['Closes https://gitlab.example.com/acme/api/-/work_items/7', [7]],
  ])('on GitLab %j closes %j', (text, numbers) => {
    expect(gitlab(text, null)).toEqual(numbers)
    expect(nowhere(text.replace(/https\S+\//, '#'), '!1')).toEqual(numbers)
  })

  it.each([
    ['Closes !50', [50]],
    ['closes #1, fixes acme/api!2 and resolves acme/web!3', [1, 2]],
    ['Closes #47, #48', [47]],
    ['Fixes https://git.example.com/acme/api/issues/9', []],
    ['Closing #4', []],
  ])('on Gitea %j closes %j', (text, numbers) => {
    expect(gitea(text, null)).toEqual(numbers)
    for (const host of ['gitea.example.com/acme/api', 'forgejo.example.com/acme/api', 'codeberg.org/acme/api'])
      expect(closingIn(host, null)(text.replace('git.example.com/acme/api', host), '!12')).toEqual(numbers)
  })

  it('that is no Gitea, `!50` closes nothing', () => {
    for (const closing of [github, gitlab, nowhere]) expect(closing('Closes !50', '#1')).toEqual([])
  })

  it.each([
    ['Write `closes #1` to close one', []],
    ['Closes `#1`, fixes #2', [2]],
    ['Fixes ``a ` closes #1`` and fixes #2', [2]],
    ['```\ncloses #1\n```\nfixes #2', [2]],
    ['~~~ text\ncloses #1\n~~~\nfixes #2', [2]],
    ['A lone ` and closes #1', [1]],
    ['`` closes #1 `', [1]],
    ['A lone ` here\n\nfixes #1, and another ` there', [1]],
    ['```\nnever closed, fixes #1', [1]],
  ])('within code, nothing is closed: %j closes %j', (text, numbers) => {
    for (const closing of [github, gitlab, gitea, nowhere]) expect(closing(text, null)).toEqual(numbers)
  })

  it('then many backticks take no longer than their length', () => {
    const ticks = Array.from({ length: 1_000 }, (_, n) => '`'.repeat((n % 300) + 1)).join(' closes #1 ')
    expect(github(ticks, null).length).toBeLessThan(1_000)
    expect(github(`${'`a'.repeat(200_000)} closes #7`, null)).toEqual([7])
  }, 20_000)

  it('then each issue is named once, in order of number', () => {
    expect(issuesOf([10, 9, 10])).toEqual(['#9', '#10'])
  })
})

describe('given marks', () => {
  it('then each is listed once, in a fixed order', () => {
    const marks = aiMarks([
      'not_assisted - ai-none',
      'assisted cursor made-with:cursor',
      'assisted aider signed:(aider)',
      'assisted cursor made-with:cursor',
    ])
    expect(marks.map(({ verdict, tool }) => [verdict, tool])).toEqual([
      ['assisted', 'aider'],
      ['assisted', 'cursor'],
      ['not_assisted', null],
    ])
  })

  it.each([
    ['Claude', 'claude_code'],
    ['claude-code', 'claude_code'],
    ['GitHub Copilot', 'github_copilot'],
    ['CURSOR', 'cursor'],
    ['OpenAI Codex', 'openai_codex'],
    ['codex', 'openai_codex'],
    ['Windsurf', 'windsurf'],
    ['Gemini', 'gemini_code_assist'],
    ['Some.New  Tool+', 'some_new_tool'],
  ])('then the tool %j is %j', (name, tool) => {
    expect(toolNamed(name)).toBe(tool)
  })

  it('in a very long message, then looking for them takes no longer than its length', () => {
    const long = `Assisted-by: ${'a@'.repeat(200_000)}\n${' '.repeat(400_000)}x -by:\n${'b'.repeat(400_000)}@`
    expect(marksIn(long)).toEqual([])
    expect(keysIn(withoutPeople(long))).toEqual([])
    expect(namingOf(long, 2).number).toBeNull()
  }, 20_000)
})

describe('given a title', () => {
  it.each([
    ['Fix it (#12)', '#12'],
    ['Fix it(!12)  ', '!12'],
    ['Fix it (#12) (#13)', '#13'],
    ['Fix it (#0)', null],
    ['Fix it (#012)', null],
    ['Fix it (acme/api#12)', null],
    ['Fix it (#12, #13)', null],
    ['Fix #12', null],
    ['Revert "Fix it (#12)"', null],
    ['Merge pull request #12', null],
    ['Merged PR 12', null],
    ['Merged in fix it (pull request #12)', null],
  ])('when it is %j, then its number is %j', (title, number) => {
    expect(namingOf(title, 1).number).toBe(number)
  })

  it("when GitLab's last line is in a merge under a title of its own, then it names the number", () => {
    const message = 'Sort rows (#7)\n\nSee merge request !11\n\nSee merge request a/b!12\n'
    expect(namingOf(message, 2)).toMatchObject({ number: '!12', title: 'Sort rows (#7)' })
    expect(namingOf(message, 1)).toMatchObject({ number: '#7' })
  })
})

describe('given bytes', () => {
  it('then a first line is found past empty ones', () => {
    expect(firstLineOf('\n \r\n One \r\ntwo\n')).toEqual({ line: 'One', rest: 'two\n' })
    expect(firstLineOf('')).toEqual({ line: '', rest: '' })
  })

  it.each([
    [[0xc3, 0xa9], null, 'é'],
    [[0xe9], null, 'é'],
    [[0xe9], 'UTF-8', 'é'],
    [[0xb1], 'ISO-8859-2', 'ą'],
    [[0xe9], 'x-martian', 'é'],
  ])('then %j in the encoding %j is %j', (bytes, encoding, text) => {
    expect(textOf(Buffer.from(bytes), encoding)).toBe(text)
  })
})
