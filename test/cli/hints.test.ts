import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { commandLine, exampleText, INSTALLED, pasteable, programFrom } from '#cli/hints'
import { visible, visibleJson } from '#cli/terminal'
import { quoted } from '#domain/shell'

const workspace = { organization: 'acme', workspace: 'website' }

describe('given a hint of a command', () => {
  it('when it is printed, then it names the program, the workspace and a data folder that is not the default', () => {
    expect(pasteable('none: see `wdi key list`', { workspace, data: '/tmp/x y' })).toBe(
      "none: see `npx --no wdi key list --workspace acme/website --data '/tmp/x y'`",
    )
    expect(commandLine('work', { workspace, data: './data' })).toBe('npx --no wdi work')
    expect(commandLine('key list --workspace a1/b2', { workspace })).toBe('npx --no wdi key list --workspace a1/b2')
    expect(commandLine('serve --help', { workspace, data: 'other' })).toBe('npx --no wdi serve --help')
  })
  it('when it is printed elsewhere, then it names the folder of the program, and lets npx install nothing', () => {
    expect(programFrom(`${INSTALLED}/docs/sources`)).toBe('npx --no wdi')
    for (const folder of ['/', `${INSTALLED}-other`, `${INSTALLED}/console`])
      expect(programFrom(folder)).toBe(`npx --no --prefix ${quoted(INSTALLED)} wdi`)
  })
  it('when a text has none, then it stays as it is', () => {
    expect(pasteable('`rm -rf` and wdi', { data: 'x' })).toBe('`rm -rf` and wdi')
  })
  it('when a word is strange, then a shell reads it as one word', () => {
    expect(quoted("it's")).toBe("'it'\\''s'")
    expect(quoted('')).toBe("''")
  })
  it('when an example is long, then it is folded at its options', () => {
    const lines = exampleText(`trial start scale ${'--days 30 '.repeat(12).trim()}`).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
    expect(lines.slice(2, -1).every((line) => line.endsWith(' \\'))).toBe(true)
  })
})

describe('given any text from a source', () => {
  const OBEYED = /[^ -~\u00a0-\ud7ff\ue000-\ufffd\ud800-\udfff]/u
  it('when it is printed, then it has no control sequence for a terminal', () => {
    expect(visible('a\u001b[2Jb\u009b1mc\rd\u202ee')).toBe('a\\u001b[2Jb\\u009b1mc\\u000dd\\u202ee')
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => !OBEYED.test(visible(text).replace(/[\u{10000}-\u{10ffff}]/gu, '')),
      ),
      { seed: 1 },
    )
  })
  it('when it is printed as JSON, then it is the same value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => JSON.parse(visibleJson({ text })).text === text),
      { seed: 2 },
    )
    expect(visibleJson('\u009b')).toBe('"\\u009b"')
  })
})
