import type { ExpectedChange, ExpectedCommit, ExpectedHistory } from '#test/support/git/expectation'

/** A direct commit: everything that is expected of it beyond its own title and date is given. */
const direct = (
  name: string,
  at: string,
  title: string,
  rest: string,
  expected: Pick<ExpectedChange, 'marks' | 'keys' | 'closes'> = {},
): ExpectedCommit => ({
  name,
  at: `${at}Z`,
  message: `${title}\n\n${rest}\n`,
  expect: { reference: null, form: 'direct', title, firstCommitAt: `${at}.000Z`, mergedAt: `${at}.000Z`, ...expected },
})

const forges: readonly ExpectedCommit[] = [
  {
    name: 'begin',
    at: '2024-01-01T08:00:00Z',
    message: 'Begin\n',
    expect: {
      reference: null,
      form: 'direct',
      title: 'Begin',
      firstCommitAt: '2024-01-01T08:00:00.000Z',
      mergedAt: '2024-01-01T08:00:00.000Z',
    },
  },
  {
    name: 'login-1',
    at: '2024-01-02T08:00:00Z',
    authored: '2024-01-01T20:00:00Z',
    message: 'Draft the form for PAY-9\n\nCo-Authored-By: Claude Opus 4.5 <noreply@anthropic.com>\n',
    expect: { partOf: 'github-merge' },
  },
  {
    name: 'login-2',
    at: '2024-01-02T09:00:00Z',
    message: 'Test the form, PAY-3\n\nFixes #39\n',
    expect: { partOf: 'github-merge' },
  },
  {
    name: 'github-merge',
    parents: ['begin', 'login-2'],
    at: '2024-01-02T10:00:00Z',
    message:
      'Merge pull request #1 from team-8/feature/PAY-7-login\n\nAdd login PAY-3\n\nPAY-5 is next, UTF-8 stays.\nFixes #40\n',
    expect: {
      reference: '#1',
      form: 'merge',
      title: 'Add login PAY-3',
      firstCommitAt: '2024-01-01T20:00:00.000Z',
      mergedAt: '2024-01-02T10:00:00.000Z',
      marks: ['assisted claude_code'],
      keys: ['title PAY-3', 'body PAY-5', 'body UTF-8', 'branch PAY-7', 'commit PAY-9'],
      closes: ['#39', '#40'],
    },
  },
  {
    name: 'github-squash',
    at: '2024-01-03T10:00:00Z',
    authored: '2024-01-03T07:00:00Z',
    message:
      'Speed up import (#2)\n\n* First try PAY-11\n\n* Second try\n\n---------\n\n' +
      'Co-authored-by: Copilot <223556219+Copilot@users.noreply.github.com>\nCo-authored-by: Rita <rita-1@example.com>\n',
    expect: {
      reference: '#2',
      form: 'squash',
      title: 'Speed up import (#2)',
      firstCommitAt: '2024-01-03T07:00:00.000Z',
      mergedAt: '2024-01-03T10:00:00.000Z',
      marks: ['assisted github_copilot'],
      keys: ['body PAY-11'],
    },
  },
  {
    name: 'timeout-1',
    at: '2024-01-04T08:00:00Z',
    message: 'Wait longer\n',
    expect: { partOf: 'gitlab-merge' },
  },
  {
    name: 'gitlab-merge',
    parents: ['github-squash', 'timeout-1'],
    at: '2024-01-04T10:00:00Z',
    message:
      "Merge branch 'fix/OPS-4-timeout' into 'main'\n\nMend the time-out\n\nCloses #43, #41 and #42\n\nSee merge request acme/tools/app!3\n",
    expect: {
      reference: '!3',
      form: 'merge',
      title: 'Mend the time-out',
      firstCommitAt: '2024-01-04T08:00:00.000Z',
      mergedAt: '2024-01-04T10:00:00.000Z',
      keys: ['branch OPS-4'],
      closes: ['#41', '#42', '#43'],
    },
  },
  {
    name: 'gitlab-squash',
    at: '2024-01-05T10:00:00Z',
    message: 'Round to cents (!4)\n',
    expect: {
      reference: '!4',
      form: 'squash',
      title: 'Round to cents (!4)',
      firstCommitAt: '2024-01-05T10:00:00.000Z',
      mergedAt: '2024-01-05T10:00:00.000Z',
    },
  },
  {
    name: 'totals-1',
    at: '2024-01-06T08:00:00Z',
    message: 'Sum up\n\nCo-authored-by: aider (gpt-5) <aider@aider.chat>\n',
    expect: { partOf: 'bitbucket-merge' },
  },
  {
    name: 'bitbucket-merge',
    parents: ['gitlab-squash', 'totals-1'],
    at: '2024-01-06T10:00:00Z',
    message:
      'Merged in feature/BB-1-totals (pull request #5)\n\nShow totals\n\nApproved-by: Rita Reviewer <rita@example.com>\n',
    expect: {
      reference: '#5',
      form: 'merge',
      title: 'Show totals',
      firstCommitAt: '2024-01-06T08:00:00.000Z',
      mergedAt: '2024-01-06T10:00:00.000Z',
      marks: ['assisted aider'],
      keys: ['branch BB-1'],
    },
  },
  {
    name: 'rows-1',
    at: '2024-01-07T08:00:00Z',
    message: 'Sort\n',
    expect: { partOf: 'azure-merge' },
  },
  {
    name: 'azure-merge',
    parents: ['bitbucket-merge', 'rows-1'],
    at: '2024-01-07T10:00:00Z',
    message: 'Merged PR 6: Sort rows AZ-2\n\nSorted by day.\n',
    expect: {
      reference: '#6',
      form: 'merge',
      title: 'Merged PR 6: Sort rows AZ-2',
      firstCommitAt: '2024-01-07T08:00:00.000Z',
      mergedAt: '2024-01-07T10:00:00.000Z',
      keys: ['title AZ-2'],
    },
  },
  {
    name: 'azure-squash',
    at: '2024-01-08T10:00:00Z',
    message: 'Merged PR 7: Filter rows\n',
    expect: {
      reference: '#7',
      form: 'direct',
      title: 'Merged PR 7: Filter rows',
      firstCommitAt: '2024-01-08T10:00:00.000Z',
      mergedAt: '2024-01-08T10:00:00.000Z',
    },
  },
  {
    name: 'group-1',
    at: '2024-01-09T08:00:00Z',
    message: 'Group\n',
    expect: { partOf: 'gitea-merge' },
  },
  {
    name: 'gitea-merge',
    parents: ['azure-squash', 'group-1'],
    at: '2024-01-09T10:00:00Z',
    message:
      "Merge pull request 'Group rows GT-1' (#8) from feature/GT-2 into main\n\nReviewed-on: https://git.example.com/acme/app/pulls/8\n",
    expect: {
      reference: '#8',
      form: 'merge',
      title: "Merge pull request 'Group rows GT-1' (#8) from feature/GT-2 into main",
      firstCommitAt: '2024-01-09T08:00:00.000Z',
      mergedAt: '2024-01-09T10:00:00.000Z',
      keys: ['title GT-1', 'branch GT-2'],
    },
  },
  {
    name: 'old-gitea-1',
    at: '2024-01-10T08:00:00Z',
    message: 'Fold\n',
    expect: { partOf: 'old-gitea-merge' },
  },
  {
    name: 'old-gitea-merge',
    parents: ['gitea-merge', 'old-gitea-1'],
    at: '2024-01-10T10:00:00Z',
    message: 'Merge pull request #9 from GT-3-fold\n\nCo-authored-by: Rita <rita@example.com>\n',
    expect: {
      reference: '#9',
      form: 'merge',
      title: 'Merge pull request #9 from GT-3-fold',
      firstCommitAt: '2024-01-10T08:00:00.000Z',
      mergedAt: '2024-01-10T10:00:00.000Z',
      keys: ['branch GT-3'],
    },
  },
  {
    name: 'topic-1',
    at: '2024-01-11T08:00:00Z',
    message: 'Prepare\n',
    expect: { partOf: 'plain-merge' },
  },
  {
    name: 'plain-merge',
    parents: ['old-gitea-merge', 'topic-1'],
    at: '2024-01-11T10:00:00Z',
    message: "Merge branch 'topic/PLN-1'\n\nA title that no forge wrote (#99)\n",
    expect: {
      reference: null,
      form: 'merge',
      title: "Merge branch 'topic/PLN-1'",
      firstCommitAt: '2024-01-11T08:00:00.000Z',
      mergedAt: '2024-01-11T10:00:00.000Z',
      keys: ['branch PLN-1'],
    },
  },
  {
    name: 'batch-1',
    at: '2024-01-12T08:00:00Z',
    message: 'Batch\n',
    expect: { partOf: 'titled-merge' },
  },
  {
    name: 'titled-merge',
    parents: ['plain-merge', 'batch-1'],
    at: '2024-01-12T10:00:00Z',
    message: 'Batch writes (#12)\n',
    expect: {
      reference: '#12',
      form: 'merge',
      title: 'Batch writes (#12)',
      firstCommitAt: '2024-01-12T08:00:00.000Z',
      mergedAt: '2024-01-12T10:00:00.000Z',
    },
  },
  {
    name: 'backport-1',
    at: '2024-01-13T08:00:00Z',
    message: 'Backport\n',
    expect: { partOf: 'backport-merge' },
  },
  {
    name: 'backport-merge',
    parents: ['titled-merge', 'backport-1'],
    at: '2024-01-13T10:00:00Z',
    message: 'Merge pull request #13 from acme/backport\n\nBackport batch writes (#12)\n',
    expect: {
      reference: '#13',
      form: 'merge',
      title: 'Backport batch writes (#12)',
      firstCommitAt: '2024-01-13T08:00:00.000Z',
      mergedAt: '2024-01-13T10:00:00.000Z',
    },
  },
]

const numbers: readonly ExpectedCommit[] = [
  direct('revert', '2024-02-01T10:00:00', 'Revert "Speed up import (#2)"', 'This reverts commit 1234567.'),
  {
    name: 'revert-squash',
    at: '2024-02-02T10:00:00Z',
    message: 'Revert "Speed up import (#2)" (#10)\n',
    expect: {
      reference: '#10',
      form: 'squash',
      title: 'Revert "Speed up import (#2)" (#10)',
      firstCommitAt: '2024-02-02T10:00:00.000Z',
      mergedAt: '2024-02-02T10:00:00.000Z',
    },
  },
  {
    name: 'reused-number',
    at: '2024-02-03T10:00:00Z',
    message: 'Speed up import again (#2)\n',
    expect: {
      reference: null,
      form: 'squash',
      title: 'Speed up import again (#2)',
      firstCommitAt: '2024-02-03T10:00:00.000Z',
      mergedAt: '2024-02-03T10:00:00.000Z',
    },
  },
  direct('closes', '2024-02-04T10:00:00', 'Mend rounding, closes #44', 'Fixing #45 is for GitLab.', {
    closes: ['#44'],
  }),
  direct('in-the-middle', '2024-02-05T10:00:00', 'Undo (#11) for now', 'See merge request acme/app!77'),
  direct(
    'quoted-merge',
    '2024-02-06T10:00:00',
    'Undo "Merge pull request #14 from acme/x"',
    'closes #015, encloses #46',
  ),
]

const marked: readonly ExpectedCommit[] = [
  direct('m-claude', '2024-03-01T10:00:00', 'Mark 1', '  CO-AUTHORED-BY:Claude <NoReply@Anthropic.com>  ', {
    marks: ['assisted claude_code'],
  }),
  direct(
    'm-claude-line',
    '2024-03-01T10:01:00',
    'Mark 2',
    '🤖 Generated with [Claude Code](https://claude.com/claude-code)',
    {
      marks: ['assisted claude_code'],
    },
  ),
  direct('m-claude-bare-line', '2024-03-01T10:02:00', 'Mark 3', 'Generated with [Claude Code]', {
    marks: ['assisted claude_code'],
  }),
  direct('m-copilot', '2024-03-01T10:03:00', 'Mark 4', 'Co-authored-by: copilot <1+copilot@users.noreply.github.com>', {
    marks: ['assisted github_copilot'],
  }),
  direct('m-copilot-old', '2024-03-01T10:04:00', 'Mark 5', 'Co-authored-by: Copilot <copilot@github.com>', {
    marks: ['assisted github_copilot'],
  }),
  direct('m-cursor', '2024-03-01T10:05:00', 'Mark 6', 'Co-authored-by: Cursor <cursoragent@cursor.com>', {
    marks: ['assisted cursor'],
  }),
  direct('m-cursor-made', '2024-03-01T10:06:00', 'Mark 7', 'Made-with: Cursor', { marks: ['assisted cursor'] }),
  direct('m-codex', '2024-03-01T10:07:00', 'Mark 8', 'Co-authored-by: Codex <noreply@openai.com>', {
    marks: ['assisted openai_codex'],
  }),
  direct('m-aider', '2024-03-01T10:08:00', 'Mark 9', 'Co-authored-by: aider (o3) <aider@aider.chat>', {
    marks: ['assisted aider'],
  }),
  direct('m-replit', '2024-03-01T10:09:00', 'Mark 10', 'Replit-Commit-Author: Agent', {
    marks: ['assisted replit_agent'],
  }),
  direct('m-by-claude', '2024-03-01T10:10:00', 'Mark 11', 'Assisted-by: Claude:claude-opus-4-5 coccinelle sparse', {
    marks: ['assisted claude_code'],
  }),
  direct('m-by-copilot', '2024-03-01T10:11:00', 'Mark 12', 'assisted-by: GitHub Copilot:gpt-5 [lint]', {
    marks: ['assisted github_copilot'],
  }),
  direct('m-by-windsurf', '2024-03-01T10:12:00', 'Mark 13', 'Assisted-by: Windsurf:swe-1.5', {
    marks: ['assisted windsurf'],
  }),
  direct('m-by-gemini', '2024-03-01T10:13:00', 'Mark 14', 'Assisted-by: Gemini Code Assist:gemini-2.5-pro', {
    marks: ['assisted gemini_code_assist'],
  }),
  direct('m-by-new', '2024-03-01T10:14:00', 'Mark 15', 'Assisted-by: Some-New Tool:v9', {
    marks: ['assisted some_new_tool'],
  }),
  direct(
    'm-two',
    '2024-03-01T10:15:00',
    'Mark 16',
    'Made-with: Cursor\nCo-authored-by: Cursor <cursoragent@cursor.com>\nCo-authored-by: Claude <noreply@anthropic.com>',
    { marks: ['assisted claude_code', 'assisted cursor'] },
  ),
  direct(
    'm-buried',
    '2024-03-01T10:16:00',
    'Mark 17',
    '* one\n\nMade-with: Cursor\n\n* two\n\nSigned-off-by: R <r@example.com>',
    {
      marks: ['assisted cursor'],
    },
  ),
  direct('n-word', '2024-03-02T10:00:00', 'Denial 1', '  AI-None', { marks: ['not_assisted'] }),
  direct('n-other-word', '2024-03-02T10:01:00', 'Denial 2', 'not-ai-assisted', { marks: ['not_assisted'] }),
  direct('n-trailer', '2024-03-02T10:02:00', 'Denial 3', 'AI-None: true', { marks: ['not_assisted'] }),
  direct('n-other-trailer', '2024-03-02T10:03:00', 'Denial 4', 'Not-AI-Assisted: true', { marks: ['not_assisted'] }),
  direct('c-both', '2024-03-03T10:00:00', 'Both 1', 'AI-None: true\nMade-with: Cursor', {
    marks: ['assisted cursor', 'not_assisted'],
  }),
  {
    name: 'both-1',
    at: '2024-03-03T11:00:00Z',
    message: 'Half\n\nCo-authored-by: Codex <noreply@openai.com>\n',
    expect: { partOf: 'c-merge' },
  },
  {
    name: 'c-merge',
    parents: ['c-both', 'both-1'],
    at: '2024-03-03T12:00:00Z',
    message: 'Merge pull request #20 from acme/half\n\nHalf\n\nai-none\n',
    expect: {
      reference: '#20',
      form: 'merge',
      title: 'Half',
      firstCommitAt: '2024-03-03T11:00:00.000Z',
      mergedAt: '2024-03-03T12:00:00.000Z',
      marks: ['assisted openai_codex', 'not_assisted'],
    },
  },
]

/** Commits that must not count, however much they look marked. */
const nearMisses: readonly ExpectedCommit[] = [
  direct(
    'x-prose',
    '2024-04-01T10:00:00',
    'Miss 1',
    'Written with Claude Code, Co-authored-by: Claude <noreply@anthropic.com>',
  ),
  direct(
    'x-bullet',
    '2024-04-01T10:01:00',
    'Miss 2',
    '* Co-authored-by: Claude <noreply@anthropic.com>\n- Made-with: Cursor',
  ),
  direct('x-quote', '2024-04-01T10:02:00', 'Miss 3', '> Co-authored-by: Claude <noreply@anthropic.com>\n"ai-none"'),
  direct('x-namesake', '2024-04-01T10:03:00', 'Miss 4', 'Co-authored-by: Claude Monet <claude@monet.fr>'),
  direct(
    'x-reviewer',
    '2024-04-01T10:04:00',
    'Miss 5',
    'Reviewed-by: Claude <noreply@anthropic.com>\nSigned-off-by: Codex <noreply@openai.com>',
  ),
  direct('x-after', '2024-04-01T10:05:00', 'Miss 6', 'Co-authored-by: Claude <noreply@anthropic.com> (draft)'),
  direct(
    'x-fan',
    '2024-04-01T10:06:00',
    'Miss 7',
    'Co-authored-by: C <7+copilot-fan@users.noreply.github.com>\nCo-authored-by: D <7+copilot@github.com>',
  ),
  direct('x-false', '2024-04-01T10:07:00', 'Miss 8', 'AI-None: false\nThis is ai-none.'),
  direct(
    'x-person',
    '2024-04-01T10:08:00',
    'Miss 9',
    'Assisted-by: Jane Doe <jane@example.com>\nAssisted-by: Jane:jane@example.com',
  ),
  direct(
    'x-nobody',
    '2024-04-01T10:09:00',
    'Miss 10',
    'Assisted-by: Claude\nAssisted-by: https://claude.ai/chat\nAssisted-by: Jane: much',
  ),
  direct(
    'x-line',
    '2024-04-01T10:10:00',
    'Miss 11',
    'Generated with [Claude Code] and then by hand\nGenerated with Claude Code',
  ),
  direct('x-deployment', '2024-04-01T10:11:00', 'Miss 12', 'Replit-Commit-Author: Deployment\nMade-with: Love'),
  {
    ...direct(
      'x-dependabot',
      '2024-04-01T10:12:00',
      'Bump left-pad from 1.0.0 to 1.1.0',
      'Signed-off-by: dependabot[bot] <support@github.com>',
    ),
    author: 'dependabot[bot]',
  },
  { ...direct('x-bot', '2024-04-01T10:13:00', 'Update lock file', 'By a bot.'), author: 'Copilot' },
  {
    name: 'branch-1',
    at: '2024-04-02T10:00:00Z',
    message: 'Step\n',
    expect: { partOf: 'x-branch' },
  },
  {
    name: 'x-branch',
    parents: ['x-bot', 'branch-1'],
    at: '2024-04-02T11:00:00Z',
    message: 'Merge pull request #30 from acme/claude/ai-none\n\nStep\n',
    expect: {
      reference: '#30',
      form: 'merge',
      title: 'Step',
      firstCommitAt: '2024-04-02T10:00:00.000Z',
      mergedAt: '2024-04-02T11:00:00.000Z',
    },
  },
]

/** Merges as every forge writes them, numbers, and every mark there is, with what only looks like one. */
export const forgeHistory: ExpectedHistory = {
  commits: [...forges, ...numbers, ...marked, ...nearMisses],
  remote: 'https://user:secret@GIT.example.com:8443/acme/app.git',
  expectReleases: [],
  expectTotals: {
    changes: 57,
    assisted: 20,
    notAssisted: 4,
    conflicting: 2,
    untagged: 31,
    tools: {
      claude_code: 6,
      github_copilot: 4,
      cursor: 4,
      openai_codex: 1,
      aider: 2,
      replit_agent: 1,
      windsurf: 1,
      gemini_code_assist: 1,
      some_new_tool: 1,
    },
    releases: 0,
  },
}
