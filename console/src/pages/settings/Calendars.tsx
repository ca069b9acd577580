import { useState } from 'react'
import type { Answer } from '../../api/ask.js'
import { useAnswer } from '../../api/useAnswer.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { useMay } from '../../selection/access.js'
import { StatementDialog } from '../../statement/StatementDialog.js'
import { DataTable } from '../../table/DataTable.js'

type Connection = Answer<'connections.list'>['connections'][number]

const DomainsForm = ({ connection, onClose }: { connection: Connection; onClose: () => void }) => (
  <StatementDialog
    title={`Own people in ${connection.label}`}
    statement="connection.answer"
    action="Save the domains"
    told="The domains are saved."
    fields={[
      {
        kind: 'text',
        name: 'domains',
        label: 'Domains of your own people',
        note: 'With commas between, such as agency.example, agency.test. Of the people in meetings, only these count. No address is kept.',
      },
    ]}
    fixed={{ connection: connection.id }}
    about={connection.id}
    onClose={onClose}
  />
)

/** The calendars, and whose people count in their meetings. */
export const Calendars = () => {
  const asked = useAnswer('connections.list', {})
  const mayAnswer = useMay('connection.answer')
  const [open, setOpen] = useState<Connection | null>(null)
  if (!mayAnswer) return null
  return (
    <Section
      title="Own people in meetings"
      note="Until the domains of your own people are known, everybody who accepted a meeting counts, the client’s people too."
    >
      <Loaded asked={asked} heights={[120]} label="the calendars">
        {({ connections }) => (
          <DataTable
            id="calendars"
            label="Calendars"
            isSearchable={false}
            rows={connections.filter(({ category }) => category === 'calendar')}
            rowKey={({ id }) => id}
            empty={<p className="soft">There is no calendar yet.</p>}
            columns={[
              { id: 'calendar', title: 'Calendar', value: ({ label }) => label, isWide: true },
              {
                id: 'change',
                title: 'Own domains',
                value: () => null,
                show: (connection) => (
                  <button
                    type="button"
                    className="button is-small"
                    aria-label={`Set… the own domains of ${connection.label}`}
                    onClick={() => setOpen(connection)}
                  >
                    Set…
                  </button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      {open !== null && <DomainsForm connection={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}
