import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import { goBack, type NothingBefore, type ReplayError, type Replayed, replay } from '../projector/replay.js'
import { stoppedMessage } from '../projector/work.js'
import type { Stores } from '../stores.js'
import { DATA_OPTION, type DataOption, JSON_OPTION, orFail, withExistingStores } from './context.js'
import { exampleText } from './hints.js'
import { endIfStopped, interruptible } from './interruption.js'
import { Failure, type Output, outputOf, type Progress } from './output.js'

interface Options extends DataOption {
  readonly verify: boolean
  readonly back?: boolean
  readonly drop?: boolean
  readonly json?: boolean
}

const messageOf = (error: ReplayError | NothingBefore): string | null => {
  switch (error.tag) {
    case 'log_behind':
      return stoppedMessage(error)
    case 'replay_under_way':
      return 'another `wdi replay` is running: let it finish, or stop it, wait 3 seconds and try again'
    case 'lease_lost':
      return 'another `wdi replay` took over, or this generation was dropped: see `wdi status`'
    case 'not_served':
      return `generation ${error.generations.serving} is live already: another \`wdi replay\` was faster; see \`wdi status\``
    case 'nothing_before':
      return 'no generation is kept to go back to: see `wdi status`'
    case 'replay_differs': {
      const [first] = error.differences
      return `${error.differences.length} of ${error.documents} documents of generation ${error.generation} differ from the event log (first ${first?.collection} ${first?.id}, ${first?.how}): it did not go live; drop it with \`wdi replay --drop\` and try again, or switch to it all the same with \`wdi replay --no-verify\``
    }
    case 'store_unavailable':
      return null
    default:
      return error satisfies never
  }
}

const LABELS = { counting: 'Counting events', folding: 'Folding events', verifying: 'Verifying events' } as const
type Tell = (phase: keyof typeof LABELS, events: number, of: number | null) => void

/** Shows one phase after the other. */
const showing = async <A>(output: Output, use: (tell: Tell) => Promise<A>): Promise<A> => {
  let shown: { readonly phase: string; readonly progress: Progress } | undefined
  const tell: Tell = (phase, events, of) => {
    if (shown?.phase !== phase) {
      shown?.progress.end()
      shown = { phase, progress: output.progress(LABELS[phase]) }
    }
    endIfStopped()
    shown.progress.update(events, of)
  }
  try {
    return await use(tell)
  } finally {
    shown?.progress.end()
  }
}

const done = async (replaying: Outcome<ReplayError | NothingBefore, Replayed>): Promise<Replayed> => {
  const replayed = await replaying
  const message = isLeft(replayed) ? messageOf(replayed.left) : null
  if (message !== null) throw new Failure(message)
  return orFail(replayed)
}

const dropped = async ({ readStore }: Stores): Promise<{ serving: number; dropped: readonly number[] }> => {
  const { all } = orFail(await readStore.generations.list())
  const serving = orFail(await readStore.generations.drop('all'))
  return { serving, dropped: all.filter((one) => one !== serving) }
}

export const replayCommand = (program: Command): void => {
  program
    .command('replay')
    .description('rebuild all documents next to the live ones, verify them, then switch over')
    .option('--no-verify', 'switch over without verifying the new documents')
    .option('--back', 'switch back to the documents that were live before')
    .option('--drop', 'drop all documents that are not live')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      `\nThe API keeps running. If replay is killed, run it again and it resumes.\n${exampleText('replay --data ./data')}`,
    )
    .action(async ({ data, verify, back = false, drop = false, json = false }: Options) => {
      if (back && drop) throw new Failure('--back and --drop exclude each other: say one of them', 2)
      const output = outputOf({ json, data })
      if (drop) {
        const gone = await withExistingStores({ data }, dropped)
        output.result(gone, [
          gone.dropped.length === 0
            ? `Generation ${gone.serving} is live, and there is no other.`
            : `Dropped ${gone.dropped.join(', ')}; generation ${gone.serving} is live.`,
        ])
        return
      }
      const replayed = await interruptible(() =>
        withExistingStores({ data }, ({ eventLog, readStore }) =>
          showing(output, (onProgress) =>
            done(
              back
                ? goBack({ eventLog, readStore, onProgress })
                : replay({ eventLog, readStore, onProgress, verifies: verify }),
            ),
          ),
        ),
      )
      const { serving, before, verified } = replayed
      output.result(replayed, [
        `Generation ${serving} is live${verified === null ? '' : `, all ${verified} documents verified`}; ${before} is kept: go back with \`wdi replay --back\`, or drop it with \`wdi replay --drop\``,
      ])
    })
}
