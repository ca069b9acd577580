import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#sample/random'
import { eventsOf } from './events.js'
import { freshFolder } from './folders.js'
import type { Ended } from './program.js'
import { launchStart, type Ready, startService } from './service.js'
import { answers, differences, type State, storedState } from './state.js'

/** The input of a start: a repository, and the data folder that an earlier start left, if there was one. */
export interface Scene {
  readonly git: string
  readonly before?: { readonly data: string; readonly key: string | null }
  /** The build to kill, if it is not this project's; the starts before and after are this project's. */
  readonly program?: string
  /** An instant before anything was recorded. */
  readonly since: string
}

export const MOMENTS = ['import', 'fold', 'commit', 'committed', 'any'] as const
/** The moment to kill at: `delayMs` after the n-th announcement of a phase or, at `any`, after the launch. */
export interface Kill {
  readonly moment: (typeof MOMENTS)[number]
  readonly nth: number
  readonly delayMs: number
}

const DEBUG = { WDI_LOG: 'debug' }

const prepared = ({ before }: Scene, folder: string): string => {
  const data = join(folder, 'data')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (before !== undefined) cpSync(before.data, data, { recursive: true })
  return data
}

const optionsOf = ({ git }: Scene, data: string) => ({ git, data, env: DEBUG })

/** Starts on a data folder, lets it come to be ready, stops it, and says to which state it came. */
const settle = async (scene: Scene, data: string, shown: string | null = null): Promise<State> => {
  const service = await startService(optionsOf(scene, data))
  const answered = await answers(service, service.ready.key ?? shown ?? scene.before?.key ?? null, scene.since)
  const { code } = await service.process.end('SIGTERM')
  return { ...storedState(data, scene.since), ...answered(data), 'exit code': [String(code)] }
}

/** A start that nobody disturbs: to which state it comes, how long it takes, how often it announces each phase. */
export const undisturbed = async (scene: Scene) => {
  const data = prepared(scene, freshFolder())
  const begun = performance.now()
  const watched = launchStart(optionsOf(scene, data))
  await watched.stdout.first(() => true)
  const readyAfterMs = performance.now() - begun
  const { stderr } = await watched.end('SIGTERM')
  const announced = (phase: string): number => stderr.split(`"phase":"${phase}"`).length - 1
  // The same again, for its state: that of a folder that was started on twice has one more run, which is left out.
  return {
    expected: await settle(scene, prepared(scene, freshFolder())),
    readyAfterMs,
    announced: Object.fromEntries(MOMENTS.map((moment) => [moment, announced(moment)])) as Record<
      Kill['moment'],
      number
    >,
  }
}
export type Undisturbed = Awaited<ReturnType<typeof undisturbed>>

/**
 * Draws a moment of the given kind; all moments of the kind are about as likely. `times`: how much slower than in the calm
 * start it may go by now.
 */
export const drawKill = (
  moment: Kill['moment'],
  { readyAfterMs, announced }: Undisturbed,
  random: Random,
  times: number,
): Kill => {
  if (moment === 'any') return { moment, nth: 0, delayMs: (0.1 + 0.9 * random()) * readyAfterMs * times }
  const nth = 1 + Math.floor(random() * Math.max(1, announced[moment] - 1))
  // One in two at once, for what a phase is about begins in the same millisecond.
  return { moment, nth, delayMs: random() < 0.5 ? 0 : random() * random() * 150 }
}

/** The number of events in a log that nobody has closed; read from a copy, so that the next start finds it as it was. */
const appended = (data: string, copy: string): number => {
  if (!existsSync(join(data, 'events.db'))) return 0
  cpSync(data, copy, { recursive: true })
  try {
    return eventsOf(copy).length
  } catch {
    // Killed before the file had its tables.
    return 0
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const killed = async (scene: Scene, data: string, { moment, nth, delayMs }: Kill): Promise<Ended> => {
  const { program } = scene
  const process = launchStart({ ...optionsOf(scene, data), ...(program === undefined ? {} : { program }) })
  let left = nth
  const came = (line: string) => line.includes(`"phase":"${moment}"`) && --left <= 0
  if (moment !== 'any') await Promise.race([process.stderr.next(came), process.stdout.first(() => true)])
  if (delayMs >= 1) await sleep(delayMs)
  return process.end('SIGKILL')
}

/** `null` where the kill came before the first append or after the ready line; else in what the end differs. */
export const killAndStartAgain = async (
  scene: Scene,
  { expected }: Undisturbed,
  kills: readonly [Kill, ...Kill[]],
  folder: string,
): Promise<readonly string[] | null> => {
  const data = prepared(scene, folder)
  const before = scene.before === undefined ? 0 : eventsOf(scene.before.data).length
  let shown: string | null = null
  for (const [i, kill] of kills.entries()) {
    const { signal, stdout } = await killed(scene, data, kill)
    if (signal !== 'SIGKILL') return [`it ended by itself, with ${stdout}`]
    // The first must hit; the ones after it hit where they can.
    if (i === 0 && (stdout !== '' || appended(data, join(folder, 'copy')) <= before)) return null
    // A later one that came too late has shown the key, which is not shown again.
    if (stdout !== '') shown = (JSON.parse(stdout) as Ready).key ?? shown
  }
  return differences(expected, await settle(scene, data, shown))
}
