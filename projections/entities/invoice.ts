import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { CivilDate, Instant, NonEmptyString, Uuid } from '#domain/common'
import { contentHashOf, uuidOf } from '#domain/content'
import { type InvoiceFacts, type InvoiceLine, InvoiceStatus } from '#domain/events/commercial'
import { Actor } from '#domain/events/envelope'
import { strongest } from './observation.js'
import { type Observed, observedEntity, placeOf } from './observed-entity.js'

const members = {
  /** Names the invoice in paths, in which its key may not stand. */
  invoiceId: Uuid,
  number: nullable(NonEmptyString),
  /** `void` too where a person voided it. */
  status: nullable(InvoiceStatus),
  issuedOn: nullable(CivilDate),
  periodStart: nullable(CivilDate),
  periodEnd: nullable(CivilDate),
}
type Members = { readonly [N in keyof typeof members]: t.TypeOf<(typeof members)[N]> }

const VoidSaid = closed('VoidSaid', { kind: t.literal('void'), at: Instant, reason: NonEmptyString })
/** The actor who stated it, and the time. */
const stated = { at: Instant, by: Actor }
const NoteSaid = closed('NoteSaid', {
  kind: t.literal('note'),
  ...stated,
  noteId: Uuid,
  lineId: nullable(NonEmptyString),
  text: NonEmptyString,
})
export type NoteSaid = t.TypeOf<typeof NoteSaid>
const ExplanationSaid = closed('ExplanationSaid', {
  kind: t.literal('explanation'),
  ...stated,
  lineId: NonEmptyString,
  reason: NonEmptyString,
  content: NonEmptyString,
})
type ExplanationSaid = t.TypeOf<typeof ExplanationSaid>
const ApprovalSaid = closed('ApprovalSaid', { kind: t.literal('approval'), ...stated, content: NonEmptyString })
type ApprovalSaid = t.TypeOf<typeof ApprovalSaid>

const Said = t.union([VoidSaid, NoteSaid, ExplanationSaid, ApprovalSaid])
type Said = t.TypeOf<typeof Said>
export type InvoiceState = Observed<'invoice', Members, Said>
type Stated = Pick<InvoiceState, 'said' | 'observations' | 'status'>

/** The id of an invoice in paths, made of its project and key. */
export const invoiceIdOf = ({ workspaceId, place, key }: Pick<InvoiceState, 'workspaceId' | 'place' | 'key'>): Uuid =>
  uuidOf('invoice', workspaceId, place, key)

/** The hash of what is approved of an invoice: all of it but its status, which changes when it is paid. */
export const invoiceContent = ({
  number,
  issuedOn,
  periodStart,
  periodEnd,
  currency,
  lines,
}: Omit<InvoiceFacts, 'status'>): string => contentHashOf({ number, issuedOn, periodStart, periodEnd, currency, lines })

/** The hash of what is explained of a line: all of it, in its currency. */
export const lineContent = (line: InvoiceLine, { currency }: Pick<InvoiceFacts, 'currency'>): string =>
  contentHashOf({ currency, line })

/** The notes that stand, oldest first. */
export const notesOn = ({ said }: Pick<InvoiceState, 'said'>): readonly NoteSaid[] =>
  said.flatMap((one) => (one.kind === 'note' ? [one] : []))

export const isVoided = ({ said }: Pick<InvoiceState, 'said'>): boolean => said.some(({ kind }) => kind === 'void')

/** A statement about some content, and whether that is still what it was. */
type Lapsing<S> = S & { readonly isCurrent: boolean }

/** The explanations of lines that the invoice has, by line. One lapses where its line changes. */
export const explanationsOf = ({
  said,
  observations,
}: Pick<InvoiceState, 'said' | 'observations'>): ReadonlyMap<string, Lapsing<ExplanationSaid>> => {
  const found = new Map<string, Lapsing<ExplanationSaid>>()
  const facts = observations[0]?.facts
  if (facts === undefined) return found
  const lines = new Map(facts.lines.map((line) => [line.id, line]))
  for (const one of said) {
    if (one.kind !== 'explanation') continue
    const line = lines.get(one.lineId)
    if (line !== undefined) found.set(line.id, { ...one, isCurrent: one.content === lineContent(line, facts) })
  }
  return found
}

/** The approval of an invoice; null where there is none. It lapses where the invoice changes, or is void. */
export const approvalOf = ({ said, observations, status }: Stated): Lapsing<ApprovalSaid> | null => {
  const approval = said.find((one) => one.kind === 'approval')
  if (approval === undefined) return null
  const facts = observations[0]?.facts
  const isSame = facts !== undefined && invoiceContent(facts) === approval.content
  return { ...approval, isCurrent: isSame && status !== 'void' }
}

/** An invoice to the project's client, by every system that has it or a person who entered it. */
export const Invoice = observedEntity<'invoice', Members, Said>({
  kind: 'invoice',
  members,
  of: (all, said, { workspaceId, entity: ref }) => ({
    invoiceId: invoiceIdOf({ workspaceId, place: placeOf(ref), key: ref.key }),
    number: strongest(all, (facts) => facts.number),
    status: isVoided({ said }) ? 'void' : strongest(all, (facts) => facts.status),
    issuedOn: strongest(all, (facts) => facts.issuedOn),
    periodStart: strongest(all, (facts) => facts.periodStart),
    periodEnd: strongest(all, (facts) => facts.periodEnd),
  }),
  saying: {
    codec: Said,
    on: {
      InvoiceVoided: (said, { data, metadata }) => [
        ...said.filter(({ kind }) => kind !== 'void'),
        { kind: 'void', at: metadata.occurredAt, reason: data.reason },
      ],
      InvoiceNoted: (said, { data, metadata }) => [
        ...withoutNote(said, data.noteId),
        { kind: 'note', at: metadata.occurredAt, by: metadata.actor, ...data },
      ],
      InvoiceNoteWithdrawn: (said, { data }) => withoutNote(said, data.noteId),
      InvoiceLineExplained: (said, { data, metadata }) => [
        ...withoutExplanation(said, data.lineId),
        { kind: 'explanation', at: metadata.occurredAt, by: metadata.actor, ...data },
      ],
      InvoiceExplanationWithdrawn: (said, { data }) => withoutExplanation(said, data.lineId),
      InvoiceApproved: (said, { data, metadata }) => [
        ...withoutApproval(said),
        { kind: 'approval', at: metadata.occurredAt, by: metadata.actor, ...data },
      ],
      InvoiceApprovalWithdrawn: (said) => withoutApproval(said),
    },
  },
  indexes: [
    ['workspaceId', 'place', 'periodEnd'],
    ['workspaceId', 'place', 'periodStart'],
    ['workspaceId', 'place', 'invoiceId'],
  ],
})

const withoutNote = (said: readonly Said[], noteId: Uuid): readonly Said[] =>
  said.filter((one) => one.kind !== 'note' || one.noteId !== noteId)
const withoutExplanation = (said: readonly Said[], lineId: string): readonly Said[] =>
  said.filter((one) => one.kind !== 'explanation' || one.lineId !== lineId)
const withoutApproval = (said: readonly Said[]): readonly Said[] => said.filter(({ kind }) => kind !== 'approval')
