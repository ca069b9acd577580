import { Command } from 'commander'
import { rolesFor } from '#app/state/acting'
import type { AnyCommand, AnyOpening } from '#app/state/command'
import type { Field } from '#app/state/field'
import { optionName } from '#app/state/input'
import { openings, table } from '#app/state/statements'
import { exampleOf, statedCommands } from '#cli/stated'
import { STATED_LISTS } from '#cli/stated-lists'
import { type CommandName, SUMMARIES } from '#cli/summaries'

const escaped = (text: string): string => text.replaceAll('|', '\\|')

const fieldLine = ([name, { form, required, placeholder, description, choices }]: readonly [
  string,
  Field<unknown>,
]) => {
  const word = `<${placeholder}${form === 'words' ? '…' : ''}>`
  const shown =
    form === 'argument' || form === 'words' ? word : form === 'flag' ? optionName(name) : `${optionName(name)} ${word}`
  const values = choices.length === 0 ? '' : `: ${choices.map((one) => `\`${one}\``).join(', ')}`
  return `| \`${shown}\` | ${required ? 'yes' : ''} | ${escaped(description)}${values} |`
}

/** Where a command appends, and who may run it. */
const placeOf = (command: AnyCommand | AnyOpening): string =>
  'aggregate' in command
    ? ` to the ${command.aggregate} stream. For ${rolesFor(command).join(', ')}`
    : '. Takes neither `--workspace` nor `--as`'

/** docs/commands.md, as the table gives it. */
export const commandsPage = (): string => {
  const program = new Command('wdi')
  statedCommands(program, async () => undefined)
  const groups = program.commands.map((group) => group.name())
  const sections = groups.map((group) => [
    `## ${group}: ${SUMMARIES[group as CommandName]}`,
    ...[...openings, ...table]
      .filter(({ path }) => path.startsWith(`${group} `))
      .flatMap((command) => [
        '',
        `### wdi ${command.path}`,
        '',
        `${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.`,
        '',
        '| | required | |',
        '|---|---|---|',
        ...(Object.entries(command.fields) as [string, Field<unknown>][]).map(fieldLine),
        '',
        `Appends ${command.appends.map((type) => `\`${type}\``).join(', ')}${placeOf(command)}.`,
        '',
        '```text',
        `npx --no wdi ${'aggregate' in command ? exampleOf(command) : `${command.path} ${command.example}`}`,
        '```',
      ]),
    '',
  ])
  return [
    '# Commands',
    '',
    'Every fact that a person states has a command. This page is generated from the table in `src/app/state/statements.ts`, and a test',
    'compares the two. To write it again:',
    '',
    '```text',
    'WRITE_DOCS=1 npm test -- test/app/page.test.ts',
    '```',
    '',
    'A name works wherever an id does. If several things share the name, the error lists them. Money is an amount with its',
    'currency, in quotes: `"420.00 EUR"`. It may have fewer digits after the point, `"420 EUR"`, but not more than its currency.',
    'The price or cost of an hour may have more.',
    '',
    'All commands also take these options:',
    '',
    '| | required | |',
    '|---|---|---|',
    '| `--workspace <organization/workspace>` | yes | the workspace, by its two slugs |',
    '| `--as <member>` | | member who acts, by id or display name (default: the owner who joined first) |',
    '| `--data <dir>` | | the data folder (default: `./data`) |',
    '| `--json` | | print the result as one line of JSON: the ids, and `changed`, whether anything was appended |',
    '',
    'A command that would change nothing appends nothing, and says so. Exit code 1: the command was refused. Exit code 2: the',
    'command was not understood. One line on standard error says what to do.',
    '',
    '## Lists',
    '',
    '`wdi client list`, `project list`, `member list`, `key list`, `connection list` and `dead-letter list` show what is there,',
    'with ids. What was stated can be read back in the same way: what is in force, what is past and what is to come, each',
    "project's newest first. `--project <id or name>` reads one project, and `--limit <number>` bounds the rows (default: 100, at",
    'most 10000). With `--json`, the result has the rows and `more`, whether there are more of them. `amount` is text, and null',
    'with its `currency` where no amount was agreed on.',
    '',
    '| command | rows | members of a row |',
    '|---|---|---|',
    ...STATED_LISTS.map(({ listing: { group, name, row } }) => {
      const members = Object.keys(row.props).map((member) => `\`${member}\``)
      return `| \`wdi ${group} list\` | \`${name}\` | ${members.join(', ')} |`
    }),
    '',
    ...sections.flat(),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
