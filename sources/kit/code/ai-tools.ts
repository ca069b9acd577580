import { createHash } from 'node:crypto'

// All marks that count. Add a mark with a page that documents it. All pages were checked in November 2026.

const CHAOSS = 'https://github.com/chaoss/ai-detection-action/blob/main/utils.go'
const PR_ARENA = 'https://github.com/aavetis/PRarena'
const CLAUDE_ISSUE = 'https://github.com/anthropics/claude-code/issues/14241'
const CHAOSS_MESSAGES = 'https://github.com/chaoss/ai-detection-action/blob/main/detection/message/message_test.go'
const AIDER_GIT = 'https://aider.chat/docs/git.html'
const AIDER_REPO = 'https://github.com/Aider-AI/aider/blob/main/aider/repo.py'
const CODEX_MODELS = 'https://developers.openai.com/codex/models'
const CODEX_README = 'https://github.com/openai/codex/blob/main/README.md'
const OPENCODE_ISSUE = 'https://github.com/anomalyco/opencode/issues/919'
const CRUSH_ADDRESS = 'https://github.com/charmbracelet/crush/pull/223'
const COPILOT_CLI_ISSUE = 'https://github.com/github/copilot-cli/issues/1455'
const CURSOR_FOOTER = 'https://github.com/getsentry/sentry-docs/pull/16597'

interface Signer {
  /** An address, or the name of a GitHub app, which also signs with its GitHub address. In lower case. */
  readonly signer: string
  readonly tool: string
  readonly source: string
}

/** Signatures of AI tools as author, committer or co-author, without GitHub's numeric prefix (`123+`). */
export const SIGNERS: readonly Signer[] = [
  // Claude Code, "attribution"; on the web it is also the author.
  { signer: 'noreply@anthropic.com', tool: 'claude_code', source: CLAUDE_ISSUE },
  { signer: 'claude[bot]', tool: 'claude_code', source: CHAOSS },
  { signer: 'anthropic-claude[bot]', tool: 'claude_code', source: CHAOSS },
  { signer: 'claude-code-action[bot]', tool: 'claude_code', source: CHAOSS },
  // Copilot CLI, VS Code and the coding agent, which writes 198982749+Copilot@…
  {
    signer: 'copilot@users.noreply.github.com',
    tool: 'github_copilot',
    source: 'https://github.com/microsoft/vscode/pull/309951',
  },
  // Copilot in VS Code before that.
  { signer: 'copilot@github.com', tool: 'github_copilot', source: 'https://github.com/microsoft/vscode/pull/309951' },
  {
    signer: 'copilot-swe-agent[bot]',
    tool: 'github_copilot',
    source: 'https://github.com/github/docs/commit/e0c9dcb16058b521f99a2f7f5a8dbf78eaf886f0',
  },
  { signer: 'copilot[bot]', tool: 'github_copilot', source: CHAOSS },
  { signer: 'cursoragent@cursor.com', tool: 'cursor', source: 'https://github.com/block/aittributor/pull/15' },
  { signer: 'cursor[bot]', tool: 'cursor', source: CHAOSS },
  // Codex CLI, `commit_attribution`: from https://github.com/openai/codex/pull/11617, no longer in its source.
  {
    signer: 'noreply@openai.com',
    tool: 'openai_codex',
    source:
      'https://github.com/zed-industries/codex/blob/5341ad08f8b40ca2d47c9b90301e907cb90a5c6b/codex-rs/core/src/commit_attribution.rs',
  },
  {
    signer: 'codex@openai.com',
    tool: 'openai_codex',
    source: 'https://github.com/jackin-project/jackin/pull/138',
  },
  { signer: 'openai-codex[bot]', tool: 'openai_codex', source: CHAOSS },
  { signer: 'chatgpt-codex-connector[bot]', tool: 'openai_codex', source: CHAOSS },
  // `--attribute-co-authored-by`: its source writes the first address, its docs name the second.
  { signer: 'aider@aider.chat', tool: 'aider', source: AIDER_REPO },
  { signer: 'noreply@aider.chat', tool: 'aider', source: AIDER_GIT },
  { signer: 'noreply@opencode.ai', tool: 'opencode', source: OPENCODE_ISSUE },
  { signer: 'crush@charm.land', tool: 'crush', source: CRUSH_ADDRESS },
  {
    signer: 'amp@ampcode.com',
    tool: 'amp',
    source: 'https://github.com/Comfy-Org/ComfyUI_frontend/issues/17449',
  },
  {
    signer: 'openhands@all-hands.dev',
    tool: 'openhands',
    source:
      'https://github.com/OpenHands/OpenHands/blob/26e2720d8754af0591469d6877df55687d56b463/openhands/agenthub/codeact_agent/prompts/system_prompt.j2',
  },
  { signer: 'devin-ai-integration[bot]', tool: 'devin', source: CHAOSS },
  { signer: 'codegen-sh[bot]', tool: 'codegen', source: PR_ARENA },
  { signer: 'google-labs-jules[bot]', tool: 'jules', source: PR_ARENA },
  { signer: 'gemini-code-assist[bot]', tool: 'gemini_code_assist', source: CHAOSS },
  { signer: 'amazon-q-developer[bot]', tool: 'amazon_q_developer', source: CHAOSS },
]

/**
 * Signatures whose address is a maker's own that no person has, and whose name alone says which tool it was. Names are
 * compared as those of known tools.
 */
export const SHARED_ADDRESSES: readonly { readonly address: string; readonly source: string }[] = [
  // `GitHub Copilot CLI <noreply@microsoft.com>`
  { address: 'noreply@microsoft.com', source: COPILOT_CLI_ISSUE },
  { address: 'noreply@github.com', source: COPILOT_CLI_ISSUE },
  { address: 'noreply@google.com', source: 'https://geminicli.com/docs' },
  { address: 'noreply@cursor.com', source: 'https://cursor.com/docs' },
]

/** A tool's suffix after the name of the person for whom it commits, in lower case. */
export const NAME_ENDINGS: readonly { readonly ending: string; readonly tool: string; readonly source: string }[] = [
  { ending: ' (aider)', tool: 'aider', source: AIDER_GIT },
]

/** Trailers `key: value` that name a tool, in lower case. */
export const TOOL_TRAILERS: readonly { readonly trailer: string; readonly tool: string; readonly source: string }[] = [
  // Cursor's editor commits with `--trailer "Made-with: Cursor"`.
  { trailer: 'made-with: cursor', tool: 'cursor', source: 'https://github.com/lirantal/repolyze/pull/23' },
  // `Deployment` appears there if no agent wrote the commit.
  { trailer: 'replit-commit-author: agent', tool: 'replit_agent', source: CHAOSS_MESSAGES },
]

interface ToolLine {
  readonly id: string
  readonly line: RegExp
  readonly tool: string
  readonly source: string
}

/**
 * The footer `Generated with NAME` or `Made with NAME`. NAME is that of a known tool, as a link, before an address in brackets,
 * or after a robot or heart sign; without any of these it may be a sentence. Claude Code up to 2.1, Cursor, OpenCode and Crush write it so:
 * `Generated with [Claude Code](https://claude.com/claude-code)`, `Generated with Claude Code (https://…)`,
 * `Made with [Cursor](https://cursor.com)`.
 */
export const FOOTER = {
  line: /^([\u{1F916}\u{1F498}]\uFE0F?[ \t]*)?(?:generated|made) with (\S.{0,500})$/iu,
  sources: [CLAUDE_ISSUE, CURSOR_FOOTER, OPENCODE_ISSUE, CRUSH_ADDRESS],
} as const

/** Whole lines with which tools sign. */
export const TOOL_LINES: readonly ToolLine[] = [
  // The session in which Claude Code made the commit.
  {
    id: 'claude-session',
    line: /^claude-session[ \t]*:[ \t]*\S{1,500}$/i,
    tool: 'claude_code',
    source: 'https://github.com/anthropics/claude-code/issues/77830',
  },
]

/**
 * `Assisted-by: NAME:MODEL [tool …]`, https://docs.kernel.org/process/coding-assistants.html.
 * The model follows its colon at once, and is no address: `Assisted-by: Jane Doe <jane@…>` names a person.
 */
export const ASSISTED_BY =
  /^assisted-by[ \t]*:[ \t]*(?!https?:|mailto:)(\p{L}[\p{L}\p{N}._+-]*(?: [\p{L}\p{N}._+-]+)*):(?!\/|\S{0,200}@\S{0,200}\.)[^\s:<>]\S*(?:[ \t].*)?$/iu

/**
 * `Assisted-by: NAME` and `Generated-by: NAME`, a model optional
 * (https://docs.openstack.org/nova/latest/contributor/commit-messages.html, after
 * https://www.apache.org/legal/generative-tooling.html): only where the name is that of a known tool or model.
 */
export const NAMED_BY = /^(assisted-by|generated-by)[ \t]*:[ \t]*(\S.{0,200})$/i

/** Models by common names, and their vendors. */
export const MODELS: readonly { readonly model: RegExp; readonly tool: string; readonly source: string }[] = [
  {
    model:
      /^claude[ -](?:(?:opus|sonnet|haiku)(?:[ -]v?\d+(?:[.-]\d+)*)?|[a-z]{3,12}[ -]v?\d+(?:[.-]\d+)*|\d+(?:[.-]\d+)*[ -](?:opus|sonnet|haiku)(?:[ -]v?\d+)?)$/i,
    tool: 'claude_code',
    source: 'https://platform.claude.com/docs/resources/overview',
  },
  {
    model: /^gpt[ -]?\d+(?:\.\d+)*[ -]codex(?:[ -](?:mini|max))?$/i,
    tool: 'openai_codex',
    source: CODEX_MODELS,
  },
  {
    model: /^gpt[ -]?\d+(?:\.\d+)*o?(?:[ -](?:mini|nano|pro|turbo))?$/i,
    tool: 'gpt',
    source: CODEX_MODELS,
  },
  {
    model: /^gemini[ -]\d+(?:\.\d+)*(?:[ -](?:pro|flash|ultra|lite|preview))*$/i,
    tool: 'gemini_code_assist',
    source: 'https://ai.google.dev/gemini-api/docs/models',
  },
]

/** Tools by their makers' names, in lower case. A version may follow. */
export const TOOL_NAMES: readonly { readonly name: string; readonly source: string }[] = [
  { name: 'claude', source: 'https://docs.kernel.org/process/coding-assistants.html' },
  { name: 'claude code', source: CLAUDE_ISSUE },
  { name: 'copilot', source: 'https://docs.github.com/en/copilot' },
  { name: 'github copilot', source: 'https://docs.github.com/en/copilot' },
  { name: 'copilot cli', source: 'https://docs.github.com/en/copilot' },
  { name: 'github copilot cli', source: 'https://docs.github.com/en/copilot' },
  { name: 'cursor', source: 'https://cursor.com/docs' },
  { name: 'cursor agent', source: 'https://cursor.com/docs' },
  { name: 'codex', source: CODEX_README },
  { name: 'codex cli', source: CODEX_README },
  { name: 'openai codex', source: CODEX_README },
  { name: 'chatgpt', source: CODEX_README },
  { name: 'windsurf', source: 'https://docs.windsurf.com/windsurf/cascade/cascade' },
  { name: 'windsurf cascade', source: 'https://docs.windsurf.com/windsurf/cascade/cascade' },
  { name: 'gemini', source: 'https://ai.google.dev/gemini-api/docs/models' },
  { name: 'gemini cli', source: 'https://cloud.google.com/gemini/docs/codeassist/gemini-cli' },
  { name: 'gemini code assist', source: 'https://developers.google.com/gemini-code-assist/docs/overview' },
  { name: 'jules', source: 'https://jules.google/docs' },
  { name: 'google jules', source: 'https://jules.google/docs' },
  { name: 'aider', source: AIDER_GIT },
  { name: 'devin', source: CHAOSS },
  { name: 'devin ai', source: CHAOSS },
  { name: 'opencode', source: OPENCODE_ISSUE },
  { name: 'crush', source: CRUSH_ADDRESS },
  { name: 'replit agent', source: 'https://docs.replit.com/references/agent/overview' },
]

/** Names that people also have: alone, they do not show that a tool assisted. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(['claude', 'devin', 'jules'])

/** Names of the vendors' tools, in lower case with `_`, and the vendors' ids. */
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

/** A tool by its common name: the vendor's id if there is one, else the name in lower case with `_`. */
export const toolNamed = (name: string): string => {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
  return VENDOR_NAMES.get(plain) ?? plain
}

/** Changes with the rules, so that histories are read again. */
export const rulesDigest: string = createHash('sha256')
  .update(
    JSON.stringify(
      [
        SIGNERS,
        SHARED_ADDRESSES,
        NAME_ENDINGS,
        TOOL_TRAILERS,
        FOOTER,
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
