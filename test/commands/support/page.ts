import { Command } from 'commander'
import { exampleOf, GROUPS, statedCommands } from '#cli/stated'
import { rolesFor } from '#commands/acting'
import type { Field } from '#commands/field'
import { optionName } from '#commands/run'
import { table } from '#commands/table'

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

/** docs/commands.md, as the table gives it. */
export const commandsPage = (): string => {
  const program = new Command('wdi')
  statedCommands(program, async () => undefined)
  const groups = program.commands.map((group) => group.name())
  const sections = groups.map((group) => [
    `## ${group}: ${GROUPS[group]}`,
    ...table
      .filter(({ path }) => path.startsWith(`${group} `))
      .flatMap((command) => [
        '',
        `### wdi ${command.path}`,
        '',
        `${command.summary[0]?.toUpperCase()}${command.summary.slice(1)}.`,
        '',
        '| | needed | |',
        '|---|---|---|',
        ...(Object.entries(command.fields) as [string, Field<unknown>][]).map(fieldLine),
        '',
        `Appends ${command.appends.map((type) => `\`${type}\``).join(', ')} to the ${command.aggregate} stream. For ${rolesFor(command).join(', ')}.`,
        '',
        '```text',
        `npx wdi ${exampleOf(command)}`,
        '```',
      ]),
    '',
  ])
  return [
    '# Commands',
    '',
    'Every fact that a person states has a command. This page is made of the table in `src/commands/table.ts`, and a test',
    'compares the two; to write it anew:',
    '',
    '```text',
    'WRITE_DOCS=1 npm test -- test/commands/page.test.ts',
    '```',
    '',
    'What is there is listed, with the ids, by `wdi client list`, `project list`, `member list`, `key list`,',
    '`connection list` and `dead-letter list`. A name does wherever an id does; where several things have the name, the error',
    'lists them.',
    '',
    'All take these too:',
    '',
    '| | needed | |',
    '|---|---|---|',
    '| `--workspace <organization/workspace>` | yes | which workspace, by its two slugs |',
    '| `--as <member>` | | who acts, by id or display name (default: the owner who joined first) |',
    '| `--data <dir>` | | the folder that holds everything (default: `./data`) |',
    '| `--json` | | the result as one line of JSON: the ids, and `changed`: whether anything was appended |',
    '',
    'Repeated, a command that would change nothing appends nothing and says so. Exit code 1: it was refused, 2: it was not',
    'understood; one line on standard error says what to do.',
    '',
    ...sections.flat(),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
