import type { Field, Option } from '../fields.js'
import { StatementDialog } from '../StatementDialog.js'
import { counter } from '../takeBack.js'
import type { Watched } from '../watched.js'

/** An assumption as it is for a project. */
export interface HeldAssumption {
  readonly id: string
  readonly title: string
  readonly value: string
  readonly unitOrMethod: string
  readonly from: string
  readonly isVerified: boolean
  /** Says whether somebody has set it: the service's own value cannot be put back. */
  readonly isSet: boolean
  /** The version that was shown; null where the answer tells none. */
  readonly version: string | null
}

/** The assumption that begins with a word that the numbers go by. */
const ALLOCATION = 'work-cost-allocation'
const ALLOCATIONS = /^\s*(added|included)\b/i

const valueField = (id: string | null): Field => ({
  kind: 'long',
  name: 'value',
  label: 'Assumption',
  ...(id === ALLOCATION
    ? { note: 'Begin with “added” (meetings come on top of time sheets) or “included” (time sheets contain them).' }
    : {}),
})

const OTHER_FIELDS: readonly Field[] = [
  { kind: 'text', name: 'unitOrMethod', label: 'Unit or method' },
  { kind: 'day', name: 'from', label: 'First day', isOptional: true, note: 'Today, if it is left empty.' },
  { kind: 'check', name: 'verified', label: 'Verified with the client' },
]

/**
 * Sets an assumption of a project.
 *
 * @param held the one that is changed or verified; null where it is chosen among the options.
 */
export const AssumptionForm = ({
  projectId: project,
  held,
  options = [],
  watches,
  onClose,
}: {
  projectId: string
  held: HeldAssumption | null
  options?: readonly Option[]
  watches?: Watched
  onClose: () => void
}) => {
  const choice: Field = { kind: 'choice', name: 'assumption', label: 'About', options }
  const fields = [...(held === null ? [choice] : []), valueField(held?.id ?? null), ...OTHER_FIELDS]
  const before = held?.isSet === true ? held : null
  return (
    <StatementDialog
      title={held === null ? 'Set an assumption' : `Change: ${held.title}`}
      statement="assumption.set"
      action="Set the assumption"
      told={held === null ? 'The assumption is set.' : `${held.title} is set.`}
      fields={fields}
      fixed={{
        project,
        ...(held === null ? {} : { assumption: held.id }),
        ...(held === null || held.version === null ? {} : { version: held.version }),
      }}
      initial={
        held === null ? {} : { value: held.value, unitOrMethod: held.unitOrMethod, from: held.from, verified: true }
      }
      about={`${project} ${held?.id ?? ''}`}
      {...(watches === undefined ? {} : { watches })}
      check={({ assumption, value }) =>
        (held?.id ?? assumption) === ALLOCATION && !ALLOCATIONS.test(String(value))
          ? { field: 'value', problem: 'Begin with “added” or “included”: the numbers go by that word.' }
          : null
      }
      undoneBy={
        before === null
          ? undefined
          : () =>
              counter('assumption.set', {
                project,
                assumption: before.id as 'cost-basis',
                value: before.value,
                unitOrMethod: before.unitOrMethod,
                from: before.from,
                verified: before.isVerified,
              })
      }
      onClose={onClose}
    />
  )
}
