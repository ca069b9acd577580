import type { ConnectionView, DeadLetterView } from '@workspace-delivery-intelligence/client'
import type { Workspace } from '../../address/address.js'
import { commandLine } from '../../format/command.js'
import type { Remedy } from '../../format/remedy.js'

/** The remedy for a connection; null if it is healthy. */
export const connectionRemedy = (connection: ConnectionView, workspace: Workspace): Remedy | null => {
  const command = (...words: readonly string[]): string => commandLine(words, workspace)
  const reading = connection.provider === 'git' ? command('import', 'git', '<path>') : command('import', '<file>')
  switch (connection.health) {
    case 'healthy':
      return null
    case 'not_connected':
    case 'pending':
      return { text: 'Nothing is imported yet. Import it:', command: reading }
    case 'stale':
      return { text: 'No import for longer than usual. Import the latest data:', command: reading }
    case 'degraded':
      return connection.deadLetters > 0
        ? { text: 'Records were rejected. List them with their reasons:', command: command('dead-letter', 'list') }
        : { text: 'Some days in between are missing. Import a file that covers them:', command: reading }
    case 'failing':
      return { text: 'The last import failed. Fix the cause, then run it again:', command: reading }
    case 'paused':
      return {
        text: 'This connection is paused. To resume it:',
        command: command('connection', 'resume', connection.id),
      }
    default:
      return connection.health satisfies never
  }
}

/** The remedy for a rejected record of a connection. */
export const letterRemedy = (connectionId: string, record: string, workspace: Workspace): Remedy => ({
  text: 'Correct the record in its source and import it again, or dismiss it:',
  command: commandLine(['dead-letter', 'drop', connectionId, record], workspace),
})

/** The remedy for a record whose connection is gone, or for an event that could not be folded. */
export const orphanRemedy = (letter: DeadLetterView, workspace: Workspace): Remedy => {
  if (letter.reasonCode === 'cannot_be_folded')
    return {
      text: 'This version of the service cannot read the event. A later version will process it automatically. To check the stored data:',
      command: 'npx --no wdi verify',
    }
  return letter.connectionId === null
    ? { text: 'List all rejected records:', command: commandLine(['dead-letter', 'list'], workspace) }
    : letterRemedy(letter.connectionId, letter.record, workspace)
}
