import type { AgreedEngagement } from '@workspace-delivery-intelligence/client'
import { format } from '../../format/viewer.js'
import { useSelected } from '../../selection/selected.js'
import { type Field, sentFields } from '../../statement/fields.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { counter } from '../../statement/takeBack.js'
import { useScopePlace } from './place.js'
import { removals } from './removals.js'
import { billingOptions } from './words.js'

const fieldsOf = (currency: string): readonly Field[] => [
  { kind: 'choice', name: 'model', label: 'Billing', options: billingOptions },
  { kind: 'day', name: 'startsOn', label: 'First day' },
  { kind: 'day', name: 'endsOn', label: 'Last day', isOptional: true },
  { kind: 'money', name: 'amount', label: 'Agreed amount', currency, isOptional: true },
]

/** The form that states what was agreed with the client. */
export const SignForm = ({ close }: { close: () => void }) => {
  const { question, currency } = useScopePlace()
  return (
    <StatementDialog
      title="Sign the engagement"
      statement="engagement.sign"
      action="Sign"
      told="The engagement is signed."
      fields={fieldsOf(currency)}
      fixed={{ project: question.projectId }}
      about={question.projectId}
      onClose={close}
    />
  )
}

/** The form that changes what was agreed. */
export const AmendEngagementForm = ({ engagement, close }: { engagement: AgreedEngagement; close: () => void }) => {
  const { question, currency: usual } = useScopePlace()
  const { id, billingModel, contractedAmountCents: cents, startsOn, endsOn, version } = engagement
  const currency = engagement.currency ?? usual
  const digits = cents === null ? null : format.moneyDigits(cents, currency)
  const fields = fieldsOf(currency)
  return (
    <StatementDialog
      title="Amend the engagement"
      statement="engagement.amend"
      action="Amend"
      told="The engagement is amended."
      fields={fields}
      fixed={{ project: question.projectId, engagement: id, version }}
      initial={{ model: billingModel, startsOn, endsOn: endsOn ?? '', amount: digits ?? '' }}
      about={id}
      sentAs={(values) => ({
        ...sentFields(fields, values),
        ...removals(values, { endsOn: 'openEnded', amount: 'withoutAmount' }),
      })}
      undoneBy={() =>
        counter('engagement.amend', {
          project: question.projectId,
          engagement: id,
          model: billingModel,
          startsOn,
          ...(endsOn === null ? { openEnded: true } : { endsOn }),
          ...(digits === null ? { withoutAmount: true } : { amount: `${digits} ${currency}` }),
        })
      }
      onClose={close}
    />
  )
}

/** The form that ends an engagement, which cannot be taken back. */
export const EndForm = ({
  engagement: { id, version },
  close,
}: {
  engagement: AgreedEngagement
  close: () => void
}) => {
  const { question } = useScopePlace()
  const { today } = useSelected()
  return (
    <StatementDialog
      title="End the engagement"
      statement="engagement.end"
      action="End the engagement"
      told="The engagement is ended."
      fields={[{ kind: 'day', name: 'on', label: 'Last day' }]}
      fixed={{ project: question.projectId, engagement: id, version }}
      initial={{ on: today }}
      about={id}
      isDangerous
      onClose={close}
    >
      <p>An engagement that has ended is not amended any more.</p>
    </StatementDialog>
  )
}
