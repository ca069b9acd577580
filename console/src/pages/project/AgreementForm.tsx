import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { Dialog } from '../../parts/Dialog.js'
import { Loaded } from '../../parts/Loaded.js'
import { useSelected } from '../../selection/selected.js'
import { StatementForm } from '../../statement/StatementForm.js'

const MODELS = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'time_and_materials', label: 'Time and materials' },
  { value: 'retainer', label: 'Retainer' },
] as const

/** The form that records what was agreed: a new agreement, or the amount of the one that there is. */
export const AgreementForm = ({
  projectId,
  currency,
  onClose,
}: {
  projectId: string
  currency: string
  onClose: () => void
}) => {
  const { today } = useSelected()
  const asked = useAnswer('agreements.read', { projectId })
  return (
    <Dialog title="Record the agreement" onClose={onClose}>
      <Loaded asked={asked} heights={[260]} label="the agreements">
        {({ engagements }) => {
          const current = engagements.find(({ state }) => state === 'active')
          if (current === undefined)
            return (
              <StatementForm
                statement="engagement.sign"
                action="Record the agreement"
                told="The agreement is recorded."
                fields={[
                  { kind: 'choice', name: 'model', label: 'Billing', options: MODELS },
                  { kind: 'money', name: 'amount', label: 'Agreed amount', currency, isOptional: true },
                  { kind: 'day', name: 'startsOn', label: 'First day' },
                  { kind: 'day', name: 'endsOn', label: 'Last day', isOptional: true },
                ]}
                fixed={{ project: projectId }}
                initial={{ startsOn: today }}
                about={projectId}
                onDone={onClose}
                onCancel={onClose}
              />
            )
          return (
            <StatementForm
              statement="engagement.amend"
              action="Record the amount"
              told="The agreed amount is recorded."
              fields={[{ kind: 'money', name: 'amount', label: 'Agreed amount', currency }]}
              fixed={{
                project: projectId,
                engagement: current.id,
                ...(current.version === null ? {} : { version: current.version }),
              }}
              about={current.id}
              onDone={onClose}
              onCancel={onClose}
            >
              <p>The agreement that began on {format.date(current.startsOn)} has no amount yet.</p>
            </StatementForm>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
