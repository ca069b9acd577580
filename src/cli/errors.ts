import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { BackupRefused } from '#app/admin/backup/files'
import type { PricesInvalid, PricesUnreadable } from '#app/admin/prices'
import type { RebuildError } from '#app/admin/replay'
import type { DemoError } from '#app/import/demo'
import type { ImportRefused } from '#app/import/import-source'
import type { SampleError } from '#app/import/sample'
import type { ExplainError } from '#app/inspect/explain/report'
import type { ListError } from '#app/inspect/lists'
import type { RepairError } from '#app/inspect/verify'
import type { StateError } from '#app/state/run'
import type { NoSuchWorkspace, WorkspaceExists } from '#app/state/workspace'
import type { ConnectError } from '#app/sync/connect'
import type { SyncError } from '#app/sync/sync'
import type { Stopped } from '#app/watcher'
import type { ListenError } from '#composition/serving'
import { stoppedMessage } from '#composition/worker'
import { corruptSentence, type OpenError } from '#domain/outcome'
import { listText } from '#domain/wording'
import { stopExitCode } from './interruption.js'
import { Failure } from './output.js'

/** All errors of use cases. */
export type AppError =
  | StateError
  | ImportRefused
  | ListError
  | DemoError
  | SampleError
  | ExplainError
  | RepairError
  | RebuildError
  | NoSuchWorkspace
  | WorkspaceExists
  | OpenError
  | ListenError
  | PricesInvalid
  | PricesUnreadable
  | BackupRefused
  | ConnectError
  | SyncError
  | Stopped

const TRY_AGAIN = 'other processes keep writing to the same place: try again'

/** The end of a failed command: one line that says what to do, and the exit code. */
export const failureOf = (error: AppError): Failure => {
  switch (error.tag) {
    case 'misused':
    case 'prices_unreadable':
    case 'prices_invalid':
    case 'which_project':
    case 'period_reversed':
    case 'period_too_long':
    case 'no_such_number':
      return new Failure(lineOf(error), 2)
    case 'stopped':
      return new Failure(lineOf(error), stopExitCode())
    default:
      return new Failure(lineOf(error))
  }
}

const lineOf = (error: AppError): string => {
  switch (error.tag) {
    case 'conflict':
      return error.remedy === undefined ? error.message : `${error.message} (\`${error.remedy}\`)`
    case 'misused':
    case 'workspace_closed':
    case 'event_too_large':
    case 'source_error':
    case 'connection_paused':
    case 'another_branch':
    case 'empty_export':
    case 'open_error':
    case 'listen_error':
    case 'files_damaged':
    case 'backup_refused':
    case 'cannot_connect':
    case 'not_asked':
    case 'being_read':
    case 'no_connection':
    case 'nothing_delivered':
    case 'no_token':
      return error.message
    case 'unknown':
      return `there is no ${error.what} ${error.named}: ${error.hint}`
    case 'ambiguous':
      return `more than one ${error.what} is called ${error.named}: use one of the ids ${error.ids.join(', ')}`
    case 'over_cap':
      return `the plan ${error.plan} allows ${error.limit} ${error.of}: archive one, or change the plan (\`wdi plan change --help\`)`
    case 'not_allowed':
      return `the role ${error.role} may not do this: it needs ${error.roles.join(' or ')}`
    case 'store_unavailable':
      return `the ${error.store} cannot be used (${error.cause}): ${error.remedy ?? 'check that its folder is writable and has space, then try again'}`
    case 'store_corrupt':
      return corruptSentence(error)
    case 'generation_gone':
      return 'the documents were replaced while they were read: try again'
    case 'contended':
    case 'too_busy':
    case 'lease_lost':
    case 'checkpoint_moved':
      return TRY_AGAIN
    case 'stopped':
      return 'stopped; run the same command again to continue'
    case 'log_behind':
      return stoppedMessage(error)
    case 'no_such_workspace':
      return `there is no workspace ${error.organization}/${error.workspace}: create it with \`wdi workspace create ${error.organization}/${error.workspace}\``
    case 'workspace_exists':
      return `the workspace ${error.organization}/${error.workspace} already exists: choose other slugs`
    case 'which_project':
      return `choose a project with --project: ${error.projects.map(({ projectId, name }) => `${projectId} (${name})`).join(', ')}`
    case 'period_reversed':
      return '--start is after --end: swap them'
    case 'period_too_long':
      return `no report shows this period: give a --start from ${error.earliest} on, and an --end up to ${error.latest}`
    case 'no_such_number':
      return error.names.length === 0
        ? `${error.of} has no number ${error.path}: ${error.known || 'it'} is none`
        : `${error.of} has no number ${error.path}: ${error.known || 'it'} has ${listText(error.names)}`
    case 'no_small_history':
      return `cannot generate a sample history: ${error.step === null ? 'git is not installed' : `git ${error.step} failed`}`
    case 'prices_unreadable':
      return error.message
    case 'prices_invalid':
      return `the price file ${error.path} is invalid: ${error.problem}`
    case 'worker_running':
      return 'a worker is running: stop `wdi work` and `wdi start`, and try again'
    case 'replay_under_way':
      return 'another `wdi replay` is running: wait until it ends, or stop it, wait 3 seconds and try again'
    case 'replay_overtaken':
      return 'another `wdi replay` took over, or this generation was dropped: see `wdi status`'
    case 'not_served':
      return `generation ${error.generations.serving} is live already: another \`wdi replay\` was faster; see \`wdi status\``
    case 'nothing_before':
      return 'no generation is kept to go back to: see `wdi status`'
    case 'replay_differs': {
      const [first] = error.differences
      return `${error.differences.length} of ${error.documents} documents of generation ${error.generation} differ from the event log (first ${first?.collection} ${first?.id}, ${first?.how}): it did not go live; drop it with \`wdi replay --drop\` and try again, or switch to it all the same with \`wdi replay --no-verify\``
    }
    default:
      return error satisfies never
  }
}

/** The value; an error ends the command with one clear line. */
export const orFail = <A>(result: Either<AppError, A>): A => {
  if (isLeft(result)) throw failureOf(result.left)
  return result.right
}
