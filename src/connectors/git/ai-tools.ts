// The marks that count, as data. A mark that is not here is no mark: add it with where its maker documents it.

/** Addresses that AI tools sign with as co-authors, in lower case; GitHub's numeric prefix (`123+`) is dropped before. */
export const CO_AUTHOR_ADDRESSES: ReadonlyMap<string, string> = new Map([
  // Claude Code, https://code.claude.com/docs/en/settings, "attribution"
  ['noreply@anthropic.com', 'claude_code'],
  // Copilot CLI and VS Code, https://github.com/microsoft/vscode/pull/309951 (223556219+Copilot@…)
  ['copilot@users.noreply.github.com', 'github_copilot'],
  // Copilot in VS Code until then, the same pull request
  ['copilot@github.com', 'github_copilot'],
  // Cursor's agent, https://github.com/block/aittributor/pull/15
  ['cursoragent@cursor.com', 'cursor'],
  // Codex CLI, https://github.com/openai/codex/pull/11617 and https://github.com/openai/codex/issues/19799
  ['noreply@openai.com', 'openai_codex'],
  // aider, https://aider.chat/docs/git.html (--attribute-co-authored-by); its repo.py writes the address
  ['aider@aider.chat', 'aider'],
])

/** Trailers `key: value` that name a tool, in lower case. */
export const TOOL_TRAILERS: ReadonlyMap<string, string> = new Map([
  // Cursor's editor, which commits with `--trailer "Made-with: Cursor"`: seen in public histories, not documented
  ['made-with: cursor', 'cursor'],
  // Replit's agent: seen in public histories, not documented; `Deployment` stands there where no agent wrote
  ['replit-commit-author: agent', 'replit_agent'],
])

/** Lines that a tool signs with, whole. */
export const TOOL_LINES: readonly { readonly line: RegExp; readonly tool: string }[] = [
  // Claude Code up to 2.1, https://github.com/anthropics/claude-code/issues/14241
  { line: /^(?:\u{1F916}\uFE0F?[ \t]*)?generated with \[claude code\](?:\([^()\s]*\))?$/iu, tool: 'claude_code' },
]

/**
 * `Assisted-by: NAME:MODEL [tool …]`, https://docs.kernel.org/process/coding-assistants.html (up to Linux 7.2).
 * The model follows its colon at once, and is no address: `Assisted-by: Jane Doe <jane@…>` names a person.
 */
export const ASSISTED_BY =
  /^assisted-by[ \t]*:[ \t]*(?!https?:|mailto:)(\p{L}[\p{L}\p{N}._+-]*(?: [\p{L}\p{N}._+-]+)*):(?!\/|\S{0,200}@\S{0,200}\.)[^\s:<>]\S*(?:[ \t].*)?$/iu

/** What the vendors' tools are called, in lower case with `_`, and the vendor's id. */
const VENDOR_NAMES: ReadonlyMap<string, string> = new Map([
  ['claude', 'claude_code'],
  ['claudecode', 'claude_code'],
  ['copilot', 'github_copilot'],
  ['githubcopilot', 'github_copilot'],
  ['copilot_cli', 'github_copilot'],
  ['github_copilot_cli', 'github_copilot'],
  ['cursor_agent', 'cursor'],
  ['cursor_ai', 'cursor'],
  ['codex', 'openai_codex'],
  ['codex_cli', 'openai_codex'],
  ['openai_codex_cli', 'openai_codex'],
  ['windsurf_cascade', 'windsurf'],
  ['cascade', 'windsurf'],
  ['gemini', 'gemini_code_assist'],
  ['gemini_cli', 'gemini_code_assist'],
])

/** A tool by the name that people write: the vendor's id where there is one, else the name in lower case with `_`. */
export const toolNamed = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
  return VENDOR_NAMES.get(plain) ?? plain
}
