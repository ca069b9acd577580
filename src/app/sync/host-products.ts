import type { HostAsks, HostProducts } from '#api/hosts'
import { type HostProduct, hostProducts } from './hosts.js'

/** The questions about the records of a product that a person has to answer, or may. */
const asksOf = ({ host }: HostProduct): readonly HostAsks[] => {
  const formats = host.lists.map(({ format }) => format)
  const asks: HostAsks[] = []
  if (formats.some(({ asksRole }) => asksRole)) asks.push('role')
  if (formats.some(({ asksBillable }) => asksBillable === true)) asks.push('billable')
  if (formats.some(({ asksContainer }) => asksContainer !== undefined)) asks.push('container')
  if (formats.some(({ kinds }) => kinds.includes('meeting'))) asks.push('domains')
  return asks
}

const described = (product: HostProduct): HostProducts['products'][number] => {
  const { provider, label, category, host } = product
  const { address, token, account } = host
  return {
    provider,
    label,
    category,
    address,
    token: { ...token, mayBeAddress: host.divided !== undefined },
    account:
      account === undefined
        ? null
        : {
            label: account.label,
            description: account.description,
            mayBeAbsent: account.mayBeAbsent === true,
          },
    hasContainers: host.lists.some(({ of }) => of === 'container'),
    asks: asksOf(product),
  }
}

/** The products that the service asks by itself, with what each needs, as forms show them. */
export const describedHosts: HostProducts = { products: hostProducts.map(described) }
