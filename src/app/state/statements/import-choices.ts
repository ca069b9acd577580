import { isLeft, right } from 'fp-ts/lib/Either.js'
import { choicesIn, choicesOf, keptOf, withGiven } from '#connectors/files/choices'
import type { Uuid } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import { KeptChoice, KeptChoices, MOST_WORDS, NO_CHOICES as NOTHING_KEPT } from '#domain/events/import-choices'
import { numberText } from '#domain/wording'
import { Connection } from '#projections/entities/connection'
import { type Decided, misused, stated, states, unknown } from '../command.js'
import { projectNamed } from '../context.js'
import { same, statesOf } from '../entities.js'
import { choice, optional, text, words } from '../field.js'
import { choiceFields, givenChoices } from '../import-choices.js'
import { inConnection } from '../places.js'

const EXAMPLE = 'c0a8f0de-7e4f-4b7e-8f7b-3f1f6c1d2a01'

/** Replaces the choices of a connection by others that follow from them. */
const choosing = (
  connectionId: Uuid,
  events: readonly DomainEvent[],
  change: (kept: KeptChoices) => KeptChoices,
): Decided => {
  const connection = statesOf(Connection, events)[0]?.state
  if (connection === undefined) return unknown('connection', connectionId, 'see `wdi connection list`')
  const before = connection.answers ?? NOTHING_KEPT
  const after = change(before)
  if (same(before, after)) return states({ connectionId })
  if (!KeptChoices.is(after))
    return misused(
      `a table of choices has at most ${numberText(MOST_WORDS)} words with those that were kept: forget some first`,
    )
  const ref = { kind: 'connection', key: connectionId }
  return states({ connectionId }, stated('ImportAnswered', ref, after, { connectionId }))
}

const fields = {
  project: optional(text('id or name'), 'project of all records that --answers does not assign'),
  ...choiceFields,
}

const answer = inConnection({
  path: 'connection answer',
  summary: 'choose what the files of a connection do not say, for its next imports; other choices stay',
  fields,
  example: `${EXAMPLE} --role developer --dates day-first`,
  appends: ['ImportAnswered'],
  decide: ({ connection, project, ...given }, events, { directory }): Decided => {
    const { projects, clients } = directory
    const idOf = (named: string) => {
      const found = projectNamed(named, projects, clients)
      return isLeft(found) ? found : right(found.right.projectId)
    }
    const ofAll = project === null ? right(null) : idOf(project)
    if (isLeft(ofAll)) return ofAll
    const choices = givenChoices(given, ofAll.right, idOf)
    if (isLeft(choices)) return choices
    if (choicesIn(choices.right).length === 0) return misused('no choice is given: give at least one')
    return choosing(connection, events, (kept) => keptOf(withGiven(choicesOf(kept), choices.right), kept.mapping))
  },
})

const forget = inConnection({
  path: 'connection forget',
  summary: 'forget choices about the files of a connection, so that its next import asks again',
  fields: { answers: words(choice(KeptChoice, 'choice'), 'which ones; a table is forgotten with all its words') },
  example: `${EXAMPLE} role dates`,
  appends: ['ImportAnswered'],
  decide: ({ connection, answers: chosen }, events): Decided =>
    choosing(connection, events, (kept) => ({
      ...kept,
      ...Object.fromEntries(chosen.map((name) => [name, NOTHING_KEPT[name]])),
    })),
})

export const choiceCommands = [answer, forget]
