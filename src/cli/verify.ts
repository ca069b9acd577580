import type { Command } from 'commander'
import { type Compared, repairAll, verifyAll } from '#app/inspect/verify'
import { onStored } from './environment.js'
import { exampleText } from './hints.js'
import { interruptible } from './interruption.js'
import { type Common, withCommon } from './options.js'
import { outputOf } from './output.js'
import { SUMMARIES } from './summaries.js'

interface Options extends Common {
  readonly repair?: boolean
}

/** Maximum of differences shown one by one; `--json` prints all. */
const SHOWN = 50

/** The result of the comparison and the next step, in one sentence. */
const verdict = ({ documents, differences, events, unfolded, asOf, left }: Compared, mend: boolean): string => {
  if (differences.length === 0 && events > 0 && events === unfolded)
    return `The event log has ${events} events. No documents are made from them yet, so none was compared: run \`wdi work\` or \`wdi start\` to build them.`
  const upTo = asOf === null ? 'which has no events yet' : `as of ${asOf}`
  if (differences.length === 0) return `All ${documents} documents match the event log, ${upTo}.`
  const count = `${differences.length} of ${documents} documents`
  if (!mend) return `${count} differ from the event log: stop all workers and run \`wdi verify --repair\``
  if (left === 0) return `${count} differed from the event log and were rewritten.`
  return `${count} differed from the event log and were rewritten, and ${left} differ still: run \`wdi replay\``
}

export const verifyCommand = (program: Command): void => {
  const command = program
    .command('verify')
    .description(SUMMARIES.verify)
    .option('--repair', 'rewrite what differs (stop all workers first)')
  withCommon(command)
    .addHelpText(
      'after',
      `\nExit code 1 if a file is damaged, or if something differs and was not repaired.\n${exampleText('verify --data ./data')}`,
    )
    .action(async ({ data, json = false, repair = false }: Options) => {
      const output = outputOf({ json, data })
      const compared = await interruptible(() => onStored<Compared>(data, output, repair ? repairAll : verifyAll))
      const { foldedTo, events, unfolded, documents, quarantined, differences, left } = compared
      output.result({ foldedTo, events, unfolded, documents, quarantined, repaired: repair, differences }, [
        ...differences.slice(0, SHOWN).map(({ collection, id, how }) => `${how}: ${collection} ${id}`),
        ...(differences.length > SHOWN ? [`… and ${differences.length - SHOWN} more`] : []),
        verdict(compared, repair),
        ...(unfolded === 0 || unfolded === events
          ? []
          : [`Events that are not folded yet, and were not compared: ${unfolded} of ${events}.`]),
        ...(quarantined === 0
          ? []
          : [`Entities in quarantine: ${quarantined}. This version cannot fold their events: see docs/operations.md`]),
      ])
      if (left > 0) process.exitCode = 1
    })
}
