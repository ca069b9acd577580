import { NotKnown } from '../../parts/NotKnown.js'
import { Money } from '../../parts/values.js'

/** The difference between what was billed and what is supported, in words: `€412.00 more`. */
export const Difference = ({
  cents,
  currency,
  at,
}: {
  cents: number | null
  currency: string
  at?: string | undefined
}) => {
  if (cents === null) return <NotKnown />
  if (cents === 0) return <Money cents={0} currency={currency} at={at} />
  return (
    <span className={cents > 0 ? undefined : 'soft'}>
      <Money cents={cents} currency={currency} isUnsigned at={at} /> {cents > 0 ? 'more' : 'less'}
    </span>
  )
}
