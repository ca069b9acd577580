import { commandLine } from '../format/command.js'
import { Command } from '../parts/Command.js'
import { EmptyState } from '../parts/EmptyState.js'
import { useSelected } from './selected.js'

/** What to do first in a workspace without a project. */
export const FirstSteps = () => {
  const { workspace } = useSelected()
  const steps: readonly (readonly [string, readonly string[]])[] = [
    ['Add a client.', ['client', 'add', '<client>']],
    ['Add a project for it.', ['project', 'add', '<project>', '--client', '<client>']],
    ['Import what the team has: a repository, or a file that a product exported.', ['import', '<file>']],
    ['Say what an hour costs, for each role.', ['rate', 'set', '<role>', '<amount>', '<currency>']],
  ]
  return (
    <EmptyState title="This workspace has no project yet">
      <p>Nothing can be shown before there is a project with evidence. Four commands make a beginning:</p>
      <ol className="stack">
        {steps.map(([text, words]) => (
          <li key={text}>
            <p>{text}</p>
            <Command line={commandLine(words, workspace)} />
          </li>
        ))}
      </ol>
    </EmptyState>
  )
}
