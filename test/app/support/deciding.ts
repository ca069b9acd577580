import { expect } from '@jest/globals'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Decided } from '#app/state/command'
import { accessOf, type Context, directoryOf, planOf, theMember, timeZoneOf } from '#app/state/context'
import { readInput } from '#app/state/input'
import { lookUp } from '#app/state/run'
import type { Instant } from '#domain/common'
import { type DomainEvent, decodeEvent, streamOf } from '#domain/events/catalogue'
import { newEvent } from '#eventlog/new-event'
import {
  clientAdded,
  memberJoined,
  NOON,
  planChanged,
  projectAdded,
  type Told,
  uuid,
  WORKSPACE,
  workspaceOpened,
} from '#test/projections/support/events'
import { World } from '#test/projections/support/world'
import { parsed } from './lines.js'

/** Streams in memory that command lines append to: what is decided, without what appends it. */
class Past {
  readonly told: Told[] = []
  readonly #names = new Map(['ann', 'bob', 'eve'].map((name) => [uuid(name), name] as const))

  events(stream: string): readonly DomainEvent[] {
    return this.told
      .filter((one) => one.stream === stream)
      .map(({ event }, revision) => {
        const decoded = decodeEvent({ ...event, revision })
        if (isLeft(decoded)) throw new Error(decoded.left.reason)
        return decoded.right
      })
  }

  async say(line: string, now: Instant): Promise<Decided> {
    const { command, given, as } = await parsed(line)
    const input = readInput(command, given)
    if (isLeft(input)) return input
    const access = accessOf(WORKSPACE, this.events(streamOf.access(WORKSPACE)))
    const actor = theMember(as ?? 'ann', { access, names: this.#names })
    if (isLeft(actor)) return actor
    const newId = uuid(`new after ${this.told.length}`)
    const context: Context = {
      workspaceId: WORKSPACE,
      now,
      today: now.slice(0, 10),
      timeZone: timeZoneOf(this.events(streamOf.settings(WORKSPACE))),
      newId,
      access,
      actor: actor.right,
      documents: [],
      names: this.#names,
      directory: directoryOf(this.events(streamOf.directory(WORKSPACE))),
      plan: planOf(this.events(streamOf.billing(WORKSPACE)), now),
      newKey: () => ({ key: 'the key', prefix: 'wdi_live_1…', digest: `digest ${this.told.length}`, pepperId: 'p' }),
    }
    const stream = command.stream(input.right, context)
    if (isLeft(stream)) return stream
    const look = command.looksUp(input.right, context)
    if (isLeft(look)) return look
    const { docs } = new World(this.told)
    const documents = look.right === null ? [] : await lookUp(look.right, docs)
    const events = this.events(stream.right).filter(({ type }) => command.looksAt(type))
    const decided = command.decide(input.right, events, { ...context, documents })
    if (isLeft(decided)) return decided
    const { name, events: stated } = decided.right
    if (name !== undefined) this.#names.set(name.memberId, name.name)
    const cause = {
      workspaceId: WORKSPACE,
      actor: { kind: 'user', id: actor.right.memberId },
      correlationId: uuid('run'),
      now,
    } as const
    for (const { type, entity, data, more, eventId } of stated)
      this.told.push({ stream: stream.right, event: newEvent(type, entity, data as never, cause, more, eventId) })
    return decided
  }
}

/** A workspace with a client, a project and its owner, ann. */
export const WEBSITE: readonly Told[] = [
  workspaceOpened(),
  clientAdded('acme'),
  projectAdded('app'),
  planChanged('scale'),
  memberJoined('ann'),
]

/**
 * Specifications of what a line states: `given(…events and lines).when(line).then(events in short, or the refusal's
 * tag)`. All is folded at the end: nothing that a command appends is put aside.
 */
export const given = (...before: readonly (Told | string)[]) => ({
  when: (line: string, now: Instant = NOON) => ({
    // biome-ignore lint/suspicious/noThenProperty: the word of specifications
    then: async (expected: string | readonly (readonly [type: string, data?: object])[]) => {
      const { past, decided } = await saying(before, line, now)
      if (isLeft(decided)) expect(decided.left.tag).toEqual(expected)
      else
        expect(decided.right.events.map(({ type, data }) => [type, data])).toMatchObject(
          typeof expected === 'string' ? [expected] : expected.map(([type, data = {}]) => [type, data]),
        )
      new World(past.told).documents()
    },
    thenWarns: async (expected: readonly unknown[]) => {
      const { decided } = await saying(before, line, now)
      expect(isLeft(decided) ? decided.left : (decided.right.warnings ?? [])).toEqual(expected)
    },
    thenRefuses: async (message: unknown) => {
      const { decided } = await saying(before, line, now)
      expect(decided).toMatchObject({ left: { message } })
    },
  }),
})

/** What a line is decided to be after others, and all that was told. */
export const saying = async (before: readonly (Told | string)[], line: string, now: Instant) => {
  const past = new Past()
  past.told.push(...WEBSITE)
  for (const one of before) {
    if (typeof one !== 'string') past.told.push(one)
    else {
      const said = await past.say(one, NOON)
      if (isLeft(said)) throw new Error(`${one}: ${JSON.stringify(said.left)}`)
    }
  }
  return { past, decided: await past.say(line, now) }
}
