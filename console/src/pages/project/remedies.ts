import type { CommandCenter, Kpi } from '@workspace-delivery-intelligence/client'
import type { Workspace } from '../../address/address.js'
import { commandLine } from '../../format/command.js'
import type { Remedy } from '../../format/remedy.js'

/** The project's name for a command; a placeholder where it is not known. */
export const projectName = ({ directory }: CommandCenter): string =>
  directory.projects.find(({ id }) => id === directory.selectedProjectId)?.name ?? '<project>'

/** Says whether nothing was ever imported for the project. */
export const hasNothing = ({ readiness, kpis }: CommandCenter): boolean =>
  Object.values(readiness.sources).every(({ health }) => health === 'not_connected') &&
  readiness.costInputs.timeEntries === 0 &&
  kpis.every(({ evidenceCount }) => evidenceCount === 0)

/** The remedy that makes a number of the command center known, judged by the page's answer; null if there is none. */
export const kpiRemedy = (kpi: Kpi, answer: CommandCenter, workspace: Workspace): Remedy | null => {
  const project = projectName(answer)
  const { costInputs } = answer.readiness
  const command = (...words: readonly string[]): string => commandLine(words, workspace)
  const importing = (text: string): Remedy => ({ text, command: command('import', '<file>', '--project', project) })
  const isConnected = (source: 'tracker' | 'code'): boolean =>
    answer.readiness.sources[source].health !== 'not_connected'

  switch (kpi.id) {
    case 'delivery_investment':
      if (costInputs.timeEntries === 0) return importing('Import a time sheet, a calendar or a cloud bill.')
      if (costInputs.rates === 0)
        return {
          text: 'Set an hourly cost for each role.',
          command: command('rate', 'set', '<role>', '<amount> <currency>'),
        }
      return kpi.evidenceCount > 0 ? null : importing('Import time sheets that cover this period.')
    case 'scope_expansion':
      if (!answer.engagementBaseline.scopeLockDate)
        return {
          text: 'Lock the items that were agreed on.',
          command: command('scope', 'lock', '--project', project, '--item', '<item>'),
        }
      return importing('Import an export of the tracker that covers this period.')
    case 'delivery_output':
      if (!isConnected('tracker')) return importing('Import an export of the tracker, such as Jira or Linear.')
      return importing('Import exports that cover this period.')
    case 'objectives':
      return {
        text: 'Set the project’s objectives.',
        command: command('objective', 'set', '<objective>', '--project', project),
      }
    case 'ai_net_gain':
      if (!isConnected('code')) return importing('Import pull or merge requests.')
      return importing(
        'Tag changes as AI-assisted or not, and import pull or merge requests: git does not record when a request was opened.',
      )
    default:
      return kpi.id satisfies never
  }
}

/** Something about the project that is open: what is asked, or what is missing. */
export interface OpenQuestion {
  readonly id: string
  readonly text: string
  readonly remedy: Remedy | null
}

/** The client's question, and everything not stated yet. */
export const openQuestions = (answer: CommandCenter, workspace: Workspace): readonly OpenQuestion[] => {
  const project = projectName(answer)
  const command = (...words: readonly string[]): string => commandLine(words, workspace)
  const { activeClientQuestion, costEstimate, engagementBaseline, readiness } = answer
  const { codeChanges, workItems } = readiness.evidence
  const open: (OpenQuestion | null)[] = [
    activeClientQuestion.question === null
      ? null
      : {
          id: 'client',
          text: `The client asks: ${activeClientQuestion.question}`,
          remedy: activeClientQuestion.canEdit
            ? {
                text: 'Record the answer.',
                command: command('question', 'answer', activeClientQuestion.question, '<answer>', '--project', project),
              }
            : null,
        },
    engagementBaseline.contractedAmount
      ? null
      : {
          id: 'amount',
          text: 'No contracted amount is recorded.',
          remedy: {
            text: 'Record what was agreed.',
            command: command('engagement', 'sign', '--project', project, '--model', '<model>', '--starts-on', '<date>'),
          },
        },
    engagementBaseline.scopeLockDate
      ? null
      : {
          id: 'lock',
          text: 'No scope is locked, so what was added cannot be separated from what was agreed.',
          remedy: {
            text: 'Lock the items that were agreed on.',
            command: command('scope', 'lock', '--project', project, '--item', '<item>'),
          },
        },
    costEstimate.status === 'not_set'
      ? {
          id: 'estimate',
          text: 'No total cost was estimated.',
          remedy: {
            text: 'Record the estimate that the decision was based on.',
            command: command(
              'estimate',
              'record',
              '--project',
              project,
              '--amount',
              '<amount> <currency>',
              '--on',
              '<date>',
            ),
          },
        }
      : null,
    readiness.costInputs.rates === 0
      ? {
          id: 'rates',
          text: 'No hourly rate is set, so hours have no cost.',
          remedy: {
            text: 'Set an hourly cost for each role.',
            command: command('rate', 'set', '<role>', '<amount> <currency>'),
          },
        }
      : null,
    codeChanges.unattributedRows + workItems.unattributedRows > 0
      ? {
          id: 'unattributed',
          text: 'Some changes or work items belong to no project.',
          remedy: {
            text: 'Assign their repository or tracker to its project.',
            command: command('container', 'map', '<kind>', '<container>', '--project', project),
          },
        }
      : null,
  ]
  return open.filter((one) => one !== null)
}
