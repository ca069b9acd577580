import type { ApiKeyMeta } from '@workspace-delivery-intelligence/client'
import { useAnswer } from '../../api/useAnswer.js'
import { commandLine } from '../../format/command.js'
import { format } from '../../format/viewer.js'
import type { Tone } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import { Section } from '../../parts/Section.js'
import { Day, Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import './api-keys.css'

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
      <data value={scopes.length}>{format.number(scopes.length)}</data> {scopes.length === 1 ? 'scope' : 'scopes'}
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

const columnsOf = (timeZone: string, nameOf: (id: string) => string): readonly Column<ApiKeyMeta>[] => [
  {
    id: 'name',
    title: 'Name',
    value: ({ name }) => name,
    show: ({ name, prefix, rotatedFrom }) => (
      <>
        <strong>{name}</strong>
        <br />
        <code className="soft">{prefix}</code>
        {rotatedFrom !== null && <span className="soft small"> replaces {nameOf(rotatedFrom)}</span>}
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

const Content = ({ keys, canManage }: { keys: readonly ApiKeyMeta[]; canManage: boolean }) => {
  const { timeZone, workspace } = useSelected()
  const nameOf = (id: string): string => keys.find((key) => key.id === id)?.name ?? 'another key'
  const command = (...words: readonly string[]): string => commandLine(words, workspace)
  return (
    <>
      <DataTable
        id="keys"
        label="API keys"
        columns={columnsOf(timeZone, nameOf)}
        rows={keys}
        rowKey={({ id }) => id}
        empty={<EmptyState title="There is no key" />}
      />
      {canManage && (
        <Section
          title="Issue, replace and revoke"
          note="The operator of the service does this on the command line. A key is shown once, when it is issued."
        >
          <div className="card stack">
            <RemedyNote
              remedy={{
                text: 'Issue a key. It expires after 30, 60 or 90 days, a year, or never.',
                command: command('key', 'issue', '--name', '<name>', '--expires', '90d'),
              }}
            />
            <RemedyNote
              remedy={{
                text: 'Replace a key. The old one is accepted for 24 more hours.',
                command: command('key', 'rotate', '<key>'),
              }}
            />
            <RemedyNote
              remedy={{
                text: 'Revoke a key. It is refused from the moment that the command returns.',
                command: command('key', 'revoke', '<key>'),
              }}
            />
          </div>
        </Section>
      )}
    </>
  )
}

/** The keys of the workspace, without their secrets. */
export const ApiKeys = () => {
  const asked = useAnswer('apiKeys.list', {})
  return (
    <PageFrame title="API keys" subtitle="Keys of this workspace. Secrets are never shown.">
      <Loaded asked={asked} heights={[320, 240]} label="the API keys">
        {(answer) => <Content {...answer} />}
      </Loaded>
    </PageFrame>
  )
}
