import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import {
  FOOTER,
  MODELS,
  NAME_ENDINGS,
  SHARED_ADDRESSES,
  SIGNERS,
  TOOL_LINES,
  TOOL_NAMES,
  TOOL_TRAILERS,
} from '#sources/kit/code/ai-tools'
import { aiMarks, markOfIdentity, marksIn } from '#sources/kit/code/marks'
import { writeHistory } from '#test/support/git/history'
import { changesOf, factsOf, opened } from '#test/support/git/read'
import { hermetic, temporaryFolder } from '#test/support/git/run'

const folder = temporaryFolder()
afterAll(folder.remove)

const toolsOf = (message: string) => aiMarks(marksIn(message)).map(({ tool }) => tool)
const signer = (identity: string) =>
  [markOfIdentity(`${identity} 1700000000 +0000`)].flatMap((mark) => (mark === null ? [] : aiMarks([mark])))[0]?.tool ??
  null

describe('given who made a commit', () => {
  it.each([
    ['Ann Author (aider) <ann@example.com>', 'aider'],
    ['Claude <noreply@anthropic.com>', 'claude_code'],
    ['Claude Opus 4.6 <NoReply@Anthropic.com>', 'claude_code'],
    ['claude[bot] <209825114+claude[bot]@users.noreply.github.com>', 'claude_code'],
    ['claude[bot] <41898282+claude[bot]@users.noreply.github.com>', 'claude_code'],
    ['copilot-swe-agent[bot] <198982749+Copilot@users.noreply.github.com>', 'github_copilot'],
    ['Copilot <198982749+Copilot@users.noreply.github.com>', 'github_copilot'],
    ['cursor[bot] <206951365+cursor[bot]@users.noreply.github.com>', 'cursor'],
    ['Cursor Agent <cursoragent@cursor.com>', 'cursor'],
    ['devin-ai-integration[bot] <158243242+devin-ai-integration[bot]@users.noreply.github.com>', 'devin'],
    ['Devin AI <158243242+devin-ai-integration[bot]@users.noreply.github.com>', 'devin'],
    ['codegen-sh[bot] <131295404+codegen-sh[bot]@users.noreply.github.com>', 'codegen'],
    ['google-labs-jules[bot] <161369871+google-labs-jules[bot]@users.noreply.github.com>', 'jules'],
    ['Codex <noreply@openai.com>', 'openai_codex'],
    ['Codex <codex@openai.com>', 'openai_codex'],
    ['GitHub Copilot CLI <noreply@microsoft.com>', 'github_copilot'],
    ['Copilot <noreply@github.com>', 'github_copilot'],
    ['Gemini CLI <noreply@google.com>', 'gemini_code_assist'],
    ['opencode <noreply@opencode.ai>', 'opencode'],
    ['Crush <crush@charm.land>', 'crush'],
    ['Amp <amp@ampcode.com>', 'amp'],
    ['openhands <openhands@all-hands.dev>', 'openhands'],
  ])('when it is %s, then %s made it, also as a co-author', (identity, tool) => {
    expect(signer(identity)).toBe(tool)
    expect(toolsOf(`Add it\n\nCo-Authored-By: ${identity}\n`)).toEqual([tool])
  })

  it.each([
    'Claude Dupont <claude@example.fr>',
    'Claude <claude@example.fr>',
    'Devin <devin@example.com>',
    'dependabot[bot] <49699333+dependabot[bot]@users.noreply.github.com>',
    'renovate[bot] <29139614+renovate[bot]@users.noreply.github.com>',
    'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>',
    'GitHub <noreply@github.com>',
    'Claude <noreply@google.com>',
    'Ann Author <noreply@microsoft.com>',
    'GitHub Copilot CLI <ann@microsoft.com>',
    // A hook of a team sets this name: people choose it, no tool does.
    '[copilot-cli] <ann@example.com>',
    'Ann (aiders) <ann@example.com>',
    '(aider) Ann <ann@example.com>',
    'Ann <noreply@anthropic.com.example.com>',
    'Ann <not-noreply@anthropic.com>',
    'Ann <1+claude[bot]@users.noreply.example.com>',
    'Ann <ann@example.com> claude[bot]',
    'claude[bot]',
    '',
  ])('when it is %j, then nothing is said of AI', (identity) => {
    expect(signer(identity)).toBeNull()
    expect(toolsOf(`Add it\n\nCo-Authored-By: ${identity}\n`)).toEqual([])
  })
})

describe('given a line of a message', () => {
  it.each([
    ['Assisted-by: Claude Opus 4.6', 'claude_code'],
    ['Assisted-By: Claude Opus 4.6 (1M context)', 'claude_code'],
    ['assisted-by: Claude Code', 'claude_code'],
    ['Assisted-by: claude-sonnet-4-5', 'claude_code'],
    ['Assisted-by: Claude 3.5 Sonnet', 'claude_code'],
    ['Assisted-by: Claude Opus 4.6 <noreply@anthropic.com>', 'claude_code'],
    ['Assisted-by: Claude <noreply@anthropic.com>', 'claude_code'],
    ['Assisted-by: GitHub Copilot', 'github_copilot'],
    ['Assisted-by: GitHub Copilot (Claude Sonnet 4)', 'github_copilot'],
    ['Assisted-by: Gemini 2.5 Pro', 'gemini_code_assist'],
    ['Assisted-by: GPT-5.1-Codex', 'openai_codex'],
    ['Assisted-by: Some New Tool:model-1', 'some_new_tool'],
    ['Generated-By: Claude Code 2.1.5', 'claude_code'],
    ['Generated-by: ChatGPT', 'chatgpt'],
    ['Generated-by: Claude', 'claude_code'],
    ['Generated-by: Cursor:gpt-5', 'cursor'],
    ['Assisted-by: Claude Sonnet 4.5 via Crush', 'crush'],
    ['🤖 Generated with [Claude Code](https://claude.com/claude-code)', 'claude_code'],
    ['🤖 Generated with Claude Code (https://claude.com/claude-code)', 'claude_code'],
    ['🤖 Generated with Claude Code', 'claude_code'],
    ['Generated with Claude Code 2.1.5 (claude.com/claude-code)', 'claude_code'],
    ['🤖 Generated with [Claude](https://claude.ai)', 'claude_code'],
    ['🤖 Generated with [opencode](https://opencode.ai)', 'opencode'],
    ['💘 Generated with Crush', 'crush'],
    ['Made with [Cursor](https://cursor.com)', 'cursor'],
    ['Made with Cursor (https://cursor.com)', 'cursor'],
    ['Made with [GitHub Copilot CLI](https://github.com/features/copilot/cli).', 'github_copilot'],
    ['Claude-Session: https://claude.ai/code/session_01R5HnfdYMwXXrJGAkYVE48c', 'claude_code'],
  ])('when it is %j, then it is a mark of %s', (line, tool) => {
    expect(toolsOf(`Add it\n\n${line}\n`)).toEqual([tool])
    expect(toolsOf(`Add it (#7)\n\n    ${line}  \r\n`)).toEqual([tool])
  })

  it.each([
    'Assisted-by: Claude Dupont',
    'Assisted-by: Claude Dupont <claude@example.fr>',
    'Assisted-by: Claude <claude@example.fr>',
    'Assisted-by: Claude (from accounting)',
    'Assisted-by: Claude',
    'Assisted-by: Devin',
    'Assisted-by: Jules',
    'Assisted-by: Jane Doe',
    'Assisted-by: nobody',
    'Generated-by: swagger-codegen 3.0.1',
    'Generated-by: protoc-gen-go:v1',
    'Generated-By:',
    'Made with love',
    'Made with Cursor',
    'Generated with Claude Code',
    '🤖 Made with love',
    'Made with Claude',
    'Generated with Jules (from accounting)',
    'Generated with Claude Code (after a long talk)',
    'Generated with [swagger-codegen](https://swagger.io)',
    'Generated with Claude Code and patience',
    '- Made with [Cursor](https://cursor.com)',
    'It was Generated with [Claude Code](https://claude.com/claude-code)',
    'Assisted-by: Jane Doe via Crush',
    'Claude-Session:',
    'Claude-Session: was a good one',
    'This was Assisted-by: Claude Opus 4.6',
    '- Assisted-by: Claude Opus 4.6',
    '* Generated-By: Claude Code',
    '> Co-authored-by: Claude <noreply@anthropic.com>',
    '`Co-authored-by: Claude <noreply@anthropic.com>`',
    'Reviewed-by: Claude <noreply@anthropic.com>',
    'We tried Claude Code, and Claude-Session: x did not help',
  ])('when it is %j, then it is none', (line) => {
    expect(toolsOf(`Add it\n\n${line}\n`)).toEqual([])
  })

  it('within a code block, then it is none; after one, and after a fence that nothing closes, it is', () => {
    const mark = 'Co-authored-by: Claude <noreply@anthropic.com>'
    expect(toolsOf(`Explain trailers\n\n\`\`\`text\n${mark}\nAI-None: true\n\`\`\`\n`)).toEqual([])
    expect(toolsOf(`Explain trailers\n\n~~~\nAI-None\n~~~\n\n${mark}\n`)).toEqual(['claude_code'])
    expect(toolsOf(`Explain trailers\n\n\`\`\`\n${mark}\n`)).toEqual(['claude_code'])
  })

  it('then very long ones take no longer than their length', () => {
    const long = 'x '.repeat(200_000)
    for (const key of ['Generated-by', 'Assisted-by', 'Claude-Session', 'Co-authored-by'])
      expect(toolsOf(`${key}: ${long}\n${key}: ${'('.repeat(200_000)}\n${key}: <${'<'.repeat(200_000)}`)).toEqual([])
  }, 20_000)
})

describe('given a history that agents wrote', () => {
  const at = (day: number) => `2024-03-0${day}T10:00:00Z`
  const person = 'Zelda Zimmermann <zelda@secret.example>'
  const path = join(folder.path, 'agents')
  writeHistory(path, {
    commits: [
      { name: 'a', at: at(1), message: 'By hand\n', authorIs: person, committerIs: person },
      { name: 'b', at: at(2), message: 'By an agent\n', authorIs: 'Claude <noreply@anthropic.com>' },
      {
        name: 'c',
        at: at(3),
        message: 'Committed by one\n',
        committerIs: 'Zelda Zimmermann (aider) <zelda@secret.example>',
      },
      {
        name: 'side',
        parents: ['c'],
        at: at(4),
        message: 'On a branch\n',
        authorIs: 'copilot-swe-agent[bot] <198982749+Copilot@users.noreply.github.com>',
      },
      {
        name: 'd',
        parents: ['c', 'side'],
        at: at(5),
        message: 'Merge pull request #4 from acme/side\n\nOn a branch\n',
      },
    ],
  })

  it('when it is read, then each change is marked by who made its commits, with the rule that says so', async () => {
    const changes = changesOf(await factsOf(await opened(path)))
    expect(changes.map(({ aiMarks: marks }) => marks.map(({ tool, rule }) => `${tool} by ${rule}`))).toEqual([
      [],
      ['claude_code by signed:noreply@anthropic.com'],
      ['aider by signed:(aider)'],
      ['github_copilot by signed:copilot@users.noreply.github.com'],
    ])
  })

  it('when it is read, then no name and no address of a person is in any fact', async () => {
    expect(JSON.stringify(await factsOf(await opened(path)))).not.toMatch(/zelda|zimmermann|secret/i)
  })
})

// Reported by a user: commits with marks as tools write them in November 2026, and one by a name that a team's hook sets.
describe('given a bundle of commits that tools signed', () => {
  const path = join(folder.path, 'signed')
  const bundle = join(import.meta.dirname, 'ai-marks.bundle')

  it('when it is read, then all but the one with the name that a hook sets are marked', async () => {
    await hermetic(folder.path, ['clone', '-q', '-b', 'main', bundle, path])
    const changes = changesOf(await factsOf(await opened(path)))
    expect(changes.length).toBe(14)
    expect(changes.filter(({ aiMarks: marks }) => marks.length === 0).map(({ title }) => title)).toEqual(['Three'])
    expect(changes.filter(({ aiMarks: marks }) => marks.some(({ verdict }) => verdict === 'assisted')).length).toBe(13)
  })
})

describe('given the rules', () => {
  it('then each has a page that shows it', () => {
    for (const { source } of [
      ...SIGNERS,
      ...NAME_ENDINGS,
      ...TOOL_TRAILERS,
      ...TOOL_LINES,
      ...MODELS,
      ...TOOL_NAMES,
      ...SHARED_ADDRESSES,
    ])
      expect(source).toMatch(/^https:\/\/\S+$/)
  })

  it('then the footer has pages that show it', () => {
    for (const source of FOOTER.sources) expect(source).toMatch(/^https:\/\/\S+$/)
  })

  it('then each signer is written as it is compared', () => {
    for (const { signer: written } of SIGNERS) expect(written).toMatch(/^[^\s@A-Z]+(?:@[^\s@A-Z]+|\[bot\])$/)
  })
})
