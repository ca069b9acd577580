import { commandLine } from '../format/command.js'
import { Command } from '../parts/Command.js'
import { EmptyState } from '../parts/EmptyState.js'
import { useSelected } from '../selection/selected.js'
import { useIsClient } from '../session/context.js'

interface Step {
  readonly text: string
  readonly words: readonly string[]
}

/** Commands to run; nothing for a client, who has none. */
const Steps = ({ steps }: { steps: readonly Step[] }) => {
  const { workspace } = useSelected()
  if (useIsClient()) return null
  return (
    <ol className="stack">
      {steps.map(({ text, words }) => (
        <li key={text}>
          <p>{text}</p>
          <Command line={commandLine(words, workspace)} />
        </li>
      ))}
    </ol>
  )
}

/** The first steps in a workspace without a project. */
export const FirstProject = () => (
  <EmptyState title={useIsClient() ? 'No project is shown to you yet' : 'This workspace has no project yet'}>
    <p>There is nothing to show before there is a project with evidence.</p>
    <Steps
      steps={[
        { text: 'Add a client.', words: ['client', 'add', '<client>'] },
        { text: 'Add a project for it.', words: ['project', 'add', '<project>', '--client', '<client>'] },
      ]}
    />
  </EmptyState>
)

/** The first steps in a project without evidence. */
export const FirstEvidence = ({ project }: { project: string }) => (
  <EmptyState title="Nothing is known of this project yet">
    <p>Numbers appear as soon as evidence is imported. Begin with what the team has:</p>
    <Steps
      steps={[
        { text: 'A git repository.', words: ['import', 'git', '<path>', '--project', project] },
        {
          text: 'A file that a product exported: issues, pull requests, time, invoices, cloud costs, AI usage.',
          words: ['import', '<file>', '--project', project],
        },
        { text: 'An hourly cost for each role.', words: ['rate', 'set', '<role>', '<amount> <currency>'] },
      ]}
    />
  </EmptyState>
)
