import type { ApiKeyMeta } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import type { Tone } from '../../format/words.js'
import { ByKey } from '../../parts/ByKey.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { Day, Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { useMember } from '../../session/context.js'
import type { Member } from '../../session/member.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import './api-keys.css'
import { IssueKey } from './IssueKey.js'
import { MadeKeyDialog, RevokeKey, RotateKey } from './KeyDialogs.js'

type Status = ApiKeyMeta['status']

const STATUS_WORDS: Readonly<Record<Status, string>> = {
  active: 'Active',
  rotating: 'Being replaced',
  expired: 'Expired',
  revoked: 'Revoked',
}

const STATUS_TONES: Readonly<Record<Status, Tone>> = {
  active: 'good',
  rotating: 'warn',
  expired: 'neutral',
  revoked: 'neutral',
}

const Scopes = ({ scopes }: Pick<ApiKeyMeta, 'scopes'>) => (
  <details className="scopes">
    <summary>
      <span className="number">{format.number(scopes.length)}</span> {scopes.length === 1 ? 'scope' : 'scopes'}
    </summary>
    <ul>
      {scopes.map((scope) => (
        <li key={scope}>
          <code>{scope}</code>
        </li>
      ))}
    </ul>
  </details>
)

/** The acts on a key. */
interface Acts {
  readonly rotate: (key: ApiKeyMeta) => void
  readonly revoke: (key: ApiKeyMeta) => void
}

/** The buttons of a key: one that is void can be neither replaced nor revoked, and one that was replaced is not replaced again. */
const Buttons = ({ apiKey, acts }: { apiKey: ApiKeyMeta; acts: Acts }) => {
  const { name, prefix, status } = apiKey
  if (status === 'expired' || status === 'revoked') return null
  return (
    <span className="row unprinted">
      {status === 'active' && (
        <button
          type="button"
          className="button is-small"
          onClick={() => acts.rotate(apiKey)}
          aria-label={`Replace the key ${name}, ${prefix}`}
        >
          Replace…
        </button>
      )}
      <button
        type="button"
        className="button is-small"
        onClick={() => acts.revoke(apiKey)}
        aria-label={`Revoke the key ${name}, ${prefix}`}
      >
        Revoke…
      </button>
    </span>
  )
}

/** @param acts null where keys can only be looked at. */
const columnsOf = (
  timeZone: string,
  nameOf: (id: string) => string,
  acts: Acts | null,
): readonly Column<ApiKeyMeta>[] => [
  {
    id: 'name',
    title: 'Name',
    value: ({ name }) => name,
    show: (key) => (
      <>
        <strong>{key.name}</strong>
        <br />
        <code className="soft">{key.prefix}</code>
        {key.rotatedFrom !== null && <span className="soft small"> replaces {nameOf(key.rotatedFrom)}</span>}
        {acts !== null && <Buttons apiKey={key} acts={acts} />}
      </>
    ),
    isWide: true,
  },
  {
    id: 'status',
    title: 'Status',
    value: ({ status }) => STATUS_WORDS[status],
    show: ({ status }) => <Chip tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Chip>,
  },
  { id: 'environment', title: 'Label', value: ({ environment }) => environment },
  {
    id: 'scopes',
    title: 'May read',
    value: ({ scopes }) => scopes.join(' '),
    show: ({ scopes }) => <Scopes scopes={scopes} />,
  },
  {
    id: 'created',
    title: 'Created',
    value: ({ createdAt }) => createdAt,
    show: ({ createdAt, createdBy }) => (
      <>
        <Day at={createdAt} timeZone={timeZone} />
        <br />
        <span className="soft">{createdBy}</span>
      </>
    ),
  },
  {
    id: 'used',
    title: 'Last used',
    value: ({ lastUsedAt }) => lastUsedAt,
    show: ({ lastUsedAt }) => <Instant at={lastUsedAt} timeZone={timeZone} />,
  },
  {
    id: 'ends',
    title: 'Ends',
    value: ({ revokedAt, graceUntil, expiresAt }) => revokedAt ?? graceUntil ?? expiresAt,
    show: ({ revokedAt, graceUntil, expiresAt }) => (
      <Instant at={revokedAt ?? graceUntil ?? expiresAt} timeZone={timeZone} />
    ),
  },
]

type Open =
  | { readonly kind: 'issue' }
  | { readonly kind: 'rotate'; readonly key: ApiKeyMeta }
  | { readonly kind: 'revoke'; readonly key: ApiKeyMeta }
  /** The secret is in the state of the page until the dialog is closed, and nowhere else. */
  | { readonly kind: 'made'; readonly name: string; readonly secret: string | null }

const Managed = ({
  keys,
  member,
  refresh,
}: {
  keys: readonly ApiKeyMeta[]
  member: Member
  refresh: () => Promise<void>
}) => {
  const [open, setOpen] = useState<Open | null>(null)
  // What was sent may have been done, though no answer came.
  const close = (): void => {
    setOpen(null)
    void refresh()
  }
  const made = (name: string, { key: secret }: { readonly key: string | null }): void =>
    setOpen({ kind: 'made', name, secret })
  return (
    <>
      <div className="row unprinted">
        <button type="button" className="button is-primary" onClick={() => setOpen({ kind: 'issue' })}>
          Issue a key
        </button>
      </div>
      <KeyTable
        keys={keys}
        acts={{
          rotate: (key) => setOpen({ kind: 'rotate', key }),
          revoke: (key) => setOpen({ kind: 'revoke', key }),
        }}
      />
      {open?.kind === 'issue' && <IssueKey member={member} onIssued={made} onClose={close} />}
      {open?.kind === 'rotate' && <RotateKey apiKey={open.key} onRotated={made} onClose={close} />}
      {open?.kind === 'revoke' && <RevokeKey apiKey={open.key} onRevoked={() => setOpen(null)} onClose={close} />}
      {open?.kind === 'made' && <MadeKeyDialog name={open.name} secret={open.secret} onClose={close} />}
    </>
  )
}

const KeyTable = ({ keys, acts }: { keys: readonly ApiKeyMeta[]; acts: Acts | null }) => {
  const { timeZone } = useSelected()
  const nameOf = (id: string): string => keys.find((key) => key.id === id)?.name ?? 'another key'
  return (
    <DataTable
      id="keys"
      label="API keys"
      columns={columnsOf(timeZone, nameOf, acts)}
      rows={keys}
      rowKey={({ id }) => id}
      empty={<EmptyState title="There is no key" />}
    />
  )
}

/** The keys of the workspace: without their secrets, but for one that is just made. */
export const ApiKeys = () => {
  const asked = useAnswer('apiKeys.list', {})
  const member = useMember()
  const refresh = asked.state === 'ready' ? asked.refresh : () => Promise.resolve()
  return (
    <PageFrame
      title="API keys"
      subtitle="Keys of this workspace, for programs. A secret is shown once, when it is made."
    >
      <Loaded asked={asked} heights={[36, 320]} label="the API keys">
        {({ keys }) =>
          member === null ? (
            <>
              <KeyTable keys={keys} acts={null} />
              <ByKey what="only a person can issue, replace or revoke keys" />
            </>
          ) : (
            <Managed keys={keys} member={member} refresh={refresh} />
          )
        }
      </Loaded>
    </PageFrame>
  )
}
