import { fill, type Place } from './installation.js'

const EVENTS = 200_000
const SINGLE = 20_000

/** Events a second that one process appends: one at a time, and in appends of 500. */
export const benchAppend = async ({ install, smaller }: Place): Promise<object> => {
  const figures: Record<string, number> = {}
  for (const [name, events, order] of [
    ['oneAtATime', SINGLE / Math.min(smaller, 10), 'interleaved'],
    ['in500s', EVENTS / Math.min(smaller, 10), 'streams'],
  ] as const) {
    const { stores, remove } = await install()
    const began = performance.now()
    await fill(stores.eventLog, events, order)
    figures[`${name}EventsASecond`] = Math.round((events * 1000) / (performance.now() - began))
    await remove()
  }
  return figures
}
