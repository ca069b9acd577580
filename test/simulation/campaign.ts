import { HAZARDS, Hazards } from './hazards.js'
import type { OpenStores } from './installation.js'
import { type Ran, runSeed } from './run.js'

export interface Campaign {
  readonly first: number
  readonly seeds: number
  readonly openStores: OpenStores
  /** The name by which a seed is run again on these stores. */
  readonly stores: 'memory' | 'sqlite' | 'mongodb'
  /** Ends with the first seed that finds something. */
  readonly untilFound?: boolean
  readonly onSeed?: (ran: Ran) => void
}
export interface Campaigned {
  readonly hazards: Hazards
  readonly failed: readonly Ran[]
  readonly seeds: number
  readonly events: number
}

/** Runs one seed after another. */
export const runSeeds = async ({
  first,
  seeds,
  openStores,
  untilFound = false,
  onSeed = () => undefined,
}: Campaign): Promise<Campaigned> => {
  const hazards = new Hazards()
  const failed: Ran[] = []
  let [ran, events] = [0, 0]
  for (let seed = first; seed < first + seeds; seed += 1) {
    const one = await runSeed(seed, openStores).catch(
      (error: unknown): Ran => ({
        seed,
        hazards: new Hazards(),
        trace: [],
        events: 0,
        findings: [`the run ended with ${(error as Error).stack}`],
      }),
    )
    ran += 1
    events += one.events
    hazards.add(one.hazards)
    onSeed(one)
    if (one.findings.length > 0) failed.push(one)
    if (untilFound && failed.length > 0) break
  }
  return { hazards, failed, seeds: ran, events }
}

const SHOWN = 5

/** The failures, each with the one command that runs it again. */
export const failuresText = ({ stores }: Pick<Campaign, 'stores'>, { failed }: Campaigned): string =>
  failed
    .slice(0, SHOWN)
    .map(({ seed, findings }) => {
      const command = `npm run simulate -- --seeds 1 --first ${seed}${stores === 'memory' ? '' : ` --stores ${stores}`}`
      const more = findings.length > SHOWN ? [`and ${findings.length - SHOWN} more`] : []
      return [`seed ${seed} fails; again with: ${command}`, ...findings.slice(0, SHOWN), ...more].join('\n  ')
    })
    .join('\n')

export const hazardsText = ({ hazards }: Campaigned): string =>
  HAZARDS.map((hazard) => `${String(hazards.counts.get(hazard)).padStart(8)}  ${hazard}`).join('\n')
