import { useRef, useState } from 'react'
import type { Parameters } from '../../api/ask.js'
import { useSending } from '../../api/useSending.js'
import { Chip } from '../../parts/Chip.js'
import { Dialog } from '../../parts/Dialog.js'
import { Choice, Form } from '../../parts/Form.js'
import { useTell } from '../../parts/Notices.js'
import { CivilDay } from '../../parts/values.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { AssumptionForm, type HeldAssumption } from '../../statement/goals/AssumptionForm.js'
import { NoUndo } from '../../statement/NoUndo.js'
import { changesOf, useWatched, type WatchedNumber } from '../../statement/watched.js'
import type { OpenPoints } from './points.js'
import { useScoreWatch } from './useScoreWatch.js'

type Assumption = OpenPoints['assumptions'][number]

const STATUS = {
  verified: ['good', 'Verified'],
  needs_verification: ['warn', 'To verify'],
  expired: ['risk', 'Expired'],
} as const

const Row = ({
  assumption,
  isChosen,
  onToggle,
  onChange,
}: {
  assumption: Assumption
  isChosen: boolean
  onToggle: () => void
  onChange: () => void
}) => {
  const { id, title, value, unitOrMethod, status, source, effectiveFrom } = assumption
  const [tone, word] = STATUS[status]
  return (
    <li className="assumption">
      <div className="row assumption-head">
        {status === 'needs_verification' ? (
          <Choice type="checkbox" name={id} isChecked={isChosen} onChange={onToggle}>
            <strong>{title}</strong>
          </Choice>
        ) : (
          <strong>{title}</strong>
        )}
        <Chip tone={tone}>{word}</Chip>
        <button type="button" className="button is-small" aria-label={`Change ${title}`} onClick={onChange}>
          Change
        </button>
      </div>
      <p>{value}</p>
      <p className="small soft mend-facts">
        <span>{unitOrMethod}</span>
        {source === 'default' ? (
          <span>the service’s default</span>
        ) : (
          <span>
            set from <CivilDay date={effectiveFrom} />
          </span>
        )}
      </p>
    </li>
  )
}

const heldOf = ({
  id,
  title,
  value,
  unitOrMethod,
  effectiveFrom,
  source,
  status,
  version,
}: Assumption): HeldAssumption => ({
  id,
  title,
  value,
  unitOrMethod,
  from: effectiveFrom,
  isVerified: status === 'verified',
  isSet: source === 'user',
  version,
})

/** The six assumptions behind the numbers: those that are right are verified at once, and each can be changed. */
export const AssumptionsDialog = ({ points, onClose }: { points: OpenPoints; onClose: () => void }) => {
  const { projectId: project, start } = useProjectQuestion()
  const tell = useTell()
  const watches = useScoreWatch('assumptions')
  const numbers = useWatched(watches)
  const [changed, setChanged] = useState<Assumption | null>(null)
  const before = useRef<readonly WatchedNumber[]>([])
  const open = points.assumptions.filter(({ status }) => status === 'needs_verification')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = open.filter(({ id }) => !left.has(id))
  const things = chosen.length === 1 ? '1 assumption' : `${chosen.length} assumptions`
  const toggle = (id: string): void => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  const sending = useSending('statements.bulk', async () => {
    tell({ text: `Verified ${things}.`, changed: changesOf(before.current, await numbers.asked()) })
    onClose()
  })
  const verify = (): void => {
    if (chosen.length === 0) {
      sending.refuse({ kind: 'sentence', message: 'Choose at least one of the assumptions.' })
      return
    }
    before.current = numbers.shown()
    void sending.send({
      group: 'assumption',
      name: 'set',
      statements: chosen.map(({ id, value, unitOrMethod, source, effectiveFrom }) => ({
        project,
        assumption: id,
        value,
        unitOrMethod,
        from: source === 'default' ? start : effectiveFrom,
        verified: true,
      })),
    } as Parameters<'statements.bulk'>)
  }
  if (changed !== null)
    return (
      <AssumptionForm projectId={project} held={heldOf(changed)} watches={watches} onClose={() => setChanged(null)} />
    )
  return (
    <Dialog title="Verify assumptions" onClose={onClose}>
      <div className="mend">
        <p className="small soft">
          Read each one. Verify those that are right for this project, and change the others.
        </p>
        <Form action={`Verify ${things}`} sending={sending} onSubmit={verify} onCancel={onClose}>
          <ul className="assumptions">
            {points.assumptions.map((one) => (
              <Row
                key={one.id}
                assumption={one}
                isChosen={!left.has(one.id)}
                onToggle={() => toggle(one.id)}
                onChange={() => setChanged(one)}
              />
            ))}
          </ul>
          <NoUndo />
        </Form>
      </div>
    </Dialog>
  )
}
