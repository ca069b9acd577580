import { createHash } from 'node:crypto'

// The marks that count, as data. A mark that is not here is no mark: add it with where its maker, or who looked, says so.

const CHAOSS = 'https://github.com/chaoss/ai-detection-action/blob/main/utils.go'
const PR_ARENA = 'https://github.com/aavetis/PRarena'
const SEEN = 'seen in public histories, not documented'

interface Signer {
  /** An address, or the name of a GitHub app, which also signs with its address at GitHub. In lower case. */
  readonly signer: string
  readonly tool: string
  readonly source: string
}

/** What AI tools sign commits with, as author, committer or co-author. GitHub's numeric prefix (`123+`) is left out. */
export const SIGNERS: readonly Signer[] = [
  // Claude Code, "attribution"; on the web it is the author as well.
  { signer: 'noreply@anthropic.com', tool: 'claude_code', source: 'https://code.claude.com/docs/en/settings' },
  { signer: 'claude[bot]', tool: 'claude_code', source: CHAOSS },
  { signer: 'anthropic-claude[bot]', tool: 'claude_code', source: CHAOSS },
  { signer: 'claude-code-action[bot]', tool: 'claude_code', source: CHAOSS },
  // Copilot CLI, VS Code and the coding agent, which writes 198982749+Copilot@…
  {
    signer: 'copilot@users.noreply.github.com',
    tool: 'github_copilot',
    source: 'https://github.com/microsoft/vscode/pull/309951',
  },
  // Copilot in VS Code until then.
  { signer: 'copilot@github.com', tool: 'github_copilot', source: 'https://github.com/microsoft/vscode/pull/309951' },
  {
    signer: 'copilot-swe-agent[bot]',
    tool: 'github_copilot',
    source: 'https://docs.github.com/en/copilot/concepts/agents/coding-agent/about-coding-agent',
  },
  { signer: 'copilot[bot]', tool: 'github_copilot', source: CHAOSS },
  { signer: 'cursoragent@cursor.com', tool: 'cursor', source: 'https://github.com/block/aittributor/pull/15' },
  { signer: 'cursor[bot]', tool: 'cursor', source: CHAOSS },
  // Codex CLI, see also https://github.com/openai/codex/issues/19799
  { signer: 'noreply@openai.com', tool: 'openai_codex', source: 'https://github.com/openai/codex/pull/11617' },
  { signer: 'openai-codex[bot]', tool: 'openai_codex', source: CHAOSS },
  { signer: 'chatgpt-codex-connector[bot]', tool: 'openai_codex', source: CHAOSS },
  // `--attribute-co-authored-by`; aider's repo.py writes the address, older versions the second one.
  { signer: 'aider@aider.chat', tool: 'aider', source: 'https://aider.chat/docs/git.html' },
  { signer: 'noreply@aider.chat', tool: 'aider', source: 'https://aider.chat/docs/git.html' },
  { signer: 'devin-ai-integration[bot]', tool: 'devin', source: CHAOSS },
  { signer: 'codegen-sh[bot]', tool: 'codegen', source: PR_ARENA },
  { signer: 'google-labs-jules[bot]', tool: 'jules', source: 'https://jules.google/docs' },
  { signer: 'gemini-code-assist[bot]', tool: 'gemini_code_assist', source: CHAOSS },
  { signer: 'amazon-q-developer[bot]', tool: 'amazon_q_developer', source: CHAOSS },
]

/** What a tool writes after the name of the person for whom it commits. In lower case. */
export const NAME_ENDINGS: readonly { readonly ending: string; readonly tool: string; readonly source: string }[] = [
  { ending: ' (aider)', tool: 'aider', source: 'https://aider.chat/docs/git.html' },
]

/** Trailers `key: value` that name a tool, in lower case. */
export const TOOL_TRAILERS: readonly { readonly trailer: string; readonly tool: string; readonly source: string }[] = [
  // Cursor's editor commits with `--trailer "Made-with: Cursor"`.
  { trailer: 'made-with: cursor', tool: 'cursor', source: SEEN },
  // `Deployment` stands there where no agent wrote.
  { trailer: 'replit-commit-author: agent', tool: 'replit_agent', source: SEEN },
]

interface ToolLine {
  readonly id: string
  readonly line: RegExp
  readonly tool: string
  readonly source: string
}

/** Lines that a tool signs with, whole. */
export const TOOL_LINES: readonly ToolLine[] = [
  // Claude Code up to 2.1.
  {
    id: 'generated-with-claude-code',
    line: /^(?:\u{1F916}\uFE0F?[ \t]*)?generated with \[claude code\](?:\([^()\s]*\))?$/iu,
    tool: 'claude_code',
    source: 'https://github.com/anthropics/claude-code/issues/14241',
  },
  // The session in which Claude Code made the commit.
  {
    id: 'claude-session',
    line: /^claude-session[ \t]*:[ \t]*\S{1,500}$/i,
    tool: 'claude_code',
    source: 'https://code.claude.com/docs/en/claude-code-on-the-web',
  },
]

/**
 * `Assisted-by: NAME:MODEL [tool …]`, https://docs.kernel.org/process/coding-assistants.html (up to Linux 7.2).
 * The model follows its colon at once, and is no address: `Assisted-by: Jane Doe <jane@…>` names a person.
 */
export const ASSISTED_BY =
  /^assisted-by[ \t]*:[ \t]*(?!https?:|mailto:)(\p{L}[\p{L}\p{N}._+-]*(?: [\p{L}\p{N}._+-]+)*):(?!\/|\S{0,200}@\S{0,200}\.)[^\s:<>]\S*(?:[ \t].*)?$/iu

/**
 * `Assisted-by: NAME` without a model, and `Generated-by: NAME`
 * (https://www.apache.org/legal/generative-tooling.html): only where the name is that of a known tool or model.
 */
export const NAMED_BY = /^(assisted-by|generated-by)[ \t]*:[ \t]*(\S.{0,200})$/i

/** Models by the names that people write, and whose they are. */
export const MODELS: readonly { readonly model: RegExp; readonly tool: string; readonly source: string }[] = [
  {
    model:
      /^claude[ -](?:(?:opus|sonnet|haiku)(?:[ -]v?\d+(?:[.-]\d+)*)?|[a-z]{3,12}[ -]v?\d+(?:[.-]\d+)*|\d+(?:[.-]\d+)*[ -](?:opus|sonnet|haiku)(?:[ -]v?\d+)?)$/i,
    tool: 'claude_code',
    source: 'https://docs.claude.com/en/docs/about-claude/models/overview',
  },
  {
    model: /^gpt[ -]?\d+(?:\.\d+)*[ -]codex(?:[ -](?:mini|max))?$/i,
    tool: 'openai_codex',
    source: 'https://platform.openai.com/docs/models',
  },
  {
    model: /^gpt[ -]?\d+(?:\.\d+)*o?(?:[ -](?:mini|nano|pro|turbo))?$/i,
    tool: 'gpt',
    source: 'https://platform.openai.com/docs/models',
  },
  {
    model: /^gemini[ -]\d+(?:\.\d+)*(?:[ -](?:pro|flash|ultra|lite|preview))*$/i,
    tool: 'gemini_code_assist',
    source: 'https://ai.google.dev/gemini-api/docs/models',
  },
]

/** Tools by the names that their makers give them, in lower case. A version may follow. */
export const TOOL_NAMES: readonly { readonly name: string; readonly source: string }[] = [
  { name: 'claude', source: 'https://docs.kernel.org/process/coding-assistants.html' },
  { name: 'claude code', source: 'https://code.claude.com/docs' },
  { name: 'copilot', source: 'https://docs.github.com/en/copilot' },
  { name: 'github copilot', source: 'https://docs.github.com/en/copilot' },
  { name: 'copilot cli', source: 'https://docs.github.com/en/copilot' },
  { name: 'github copilot cli', source: 'https://docs.github.com/en/copilot' },
  { name: 'cursor', source: 'https://cursor.com/docs' },
  { name: 'cursor agent', source: 'https://cursor.com/docs' },
  { name: 'codex', source: 'https://developers.openai.com/codex' },
  { name: 'codex cli', source: 'https://developers.openai.com/codex' },
  { name: 'openai codex', source: 'https://developers.openai.com/codex' },
  { name: 'chatgpt', source: 'https://www.apache.org/legal/generative-tooling.html' },
  { name: 'windsurf', source: 'https://docs.windsurf.com' },
  { name: 'windsurf cascade', source: 'https://docs.windsurf.com' },
  { name: 'gemini', source: 'https://ai.google.dev/gemini-api/docs/models' },
  { name: 'gemini cli', source: 'https://github.com/google-gemini/gemini-cli' },
  { name: 'gemini code assist', source: 'https://developers.google.com/gemini-code-assist/docs' },
  { name: 'jules', source: 'https://jules.google/docs' },
  { name: 'google jules', source: 'https://jules.google/docs' },
  { name: 'aider', source: 'https://aider.chat/docs/git.html' },
  { name: 'devin', source: 'https://docs.devin.ai' },
  { name: 'devin ai', source: 'https://docs.devin.ai' },
  { name: 'replit agent', source: 'https://docs.replit.com/replitai/agent' },
]

/** What people are called, too: alone, it does not say that a tool assisted. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(['claude', 'devin', 'jules'])

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
  ['google_jules', 'jules'],
  ['devin_ai', 'devin'],
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

/** Changes with every change of the rules, so that what was read by older ones is read again. */
export const rulesDigest: string = createHash('sha256')
  .update(
    JSON.stringify(
      [
        SIGNERS,
        NAME_ENDINGS,
        TOOL_TRAILERS,
        TOOL_LINES,
        MODELS,
        TOOL_NAMES,
        ASSISTED_BY,
        NAMED_BY,
        [...VENDOR_NAMES, ...GIVEN_NAMES],
      ],
      (_, value: unknown) => (value instanceof RegExp ? value.toString() : value),
    ),
  )
  .digest('hex')
