import { useState } from 'react'
import type { Answer } from '../../../api/ask.js'
import { problemAt } from '../../../api/refused.js'
import { useSending } from '../../../api/useSending.js'
import { ExternalLink } from '../../../parts/ExternalLink.js'
import { Field, Form } from '../../../parts/Form.js'
import { Findings } from './Findings.js'
import { type Filled, NOTHING_FILLED, wishOf } from './wish.js'

type Product = Answer<'hosts.list'>['products'][number]
type Found = Answer<'hosts.check'>

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const addressLabel = ({ address, token }: Product): string => {
  if (address !== null) return 'Address (only for a server of your own)'
  return token.mayBeAddress ? 'Address (only with a user and a password)' : 'Address'
}

const TokenNote = ({ product: { label, token } }: { product: Product }) => (
  <>
    Rights: {token.rights}. {token.page !== null && <ExternalLink url={token.page}>Make one at {label}</ExternalLink>}{' '}
    It is encrypted, and never shown again.
  </>
)

/** Asks for a host and a token, and looks at it. */
export const HostForm = ({
  products,
  first,
  onFound,
  onCancel,
}: {
  products: readonly Product[]
  /** The product that is chosen at first; empty for none. */
  first: string
  onFound: (product: Product, filled: Filled, found: Found) => void
  onCancel: () => void
}) => {
  const [filled, setFilled] = useState({ ...NOTHING_FILLED, provider: first })
  const [failed, setFailed] = useState<Found | null>(null)
  const product = products.find(({ provider }) => provider === filled.provider)
  const sending = useSending('hosts.check', (found) => {
    if (product === undefined) return
    if (found.isOpen) onFound(product, filled, found)
    else setFailed(found)
  })
  const set = (member: keyof Filled, value: string): void => setFilled({ ...filled, [member]: value })
  const check = (): void => {
    setFailed(null)
    const empty = product === undefined ? 'provider' : filled.token.trim() === '' ? 'token' : null
    if (empty !== null) sending.refuse({ kind: 'fields', paths: [empty], message: 'Fill this in.' })
    else void sending.send(wishOf(filled))
  }
  const shown = product === undefined ? ['provider'] : ['provider', 'address', 'account', 'token']
  const token = (product: Product) => (
    <Field
      label={capital(product.token.label)}
      note={<TokenNote product={product} />}
      problem={problemAt(sending.refused, 'token')}
    >
      {(state) => (
        <input
          {...state}
          type="password"
          autoComplete="off"
          maxLength={20000}
          value={filled.token}
          onChange={({ target }) => set('token', target.value)}
        />
      )}
    </Field>
  )
  return (
    <div className="stack hosts-form">
      <Form action="Check" sending={sending} shown={shown} onSubmit={check} onCancel={onCancel}>
        <Field label="Product" problem={problemAt(sending.refused, 'provider')}>
          {(state) => (
            <select
              {...state}
              value={filled.provider}
              onChange={({ target }) => setFilled({ ...NOTHING_FILLED, provider: target.value })}
            >
              {filled.provider === '' && <option value="">Choose…</option>}
              {products.map(({ provider, label }) => (
                <option key={provider} value={provider}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        {product !== undefined && (
          <>
            {product.token.mayBeAddress && token(product)}
            <Field label={addressLabel(product)} problem={problemAt(sending.refused, 'address')}>
              {(state) => (
                <input
                  {...state}
                  type="url"
                  autoComplete="off"
                  maxLength={1000}
                  placeholder={product.address ?? 'https://'}
                  value={filled.address}
                  onChange={({ target }) => set('address', target.value)}
                />
              )}
            </Field>
            {product.account !== null && (
              <Field
                label={`${capital(product.account.label)}${product.account.mayBeAbsent ? ' (optional)' : ''}`}
                note={`${capital(product.account.description)}.`}
                problem={problemAt(sending.refused, 'account')}
              >
                {(state) => (
                  <input
                    {...state}
                    autoComplete="off"
                    maxLength={1000}
                    value={filled.account}
                    onChange={({ target }) => set('account', target.value)}
                  />
                )}
              </Field>
            )}
            {!product.token.mayBeAddress && token(product)}
          </>
        )}
      </Form>
      {sending.isSending && <p role="status">Looking at the host…</p>}
      <div role="status">{failed !== null && <Findings lines={failed.lines} />}</div>
    </div>
  )
}
