import { spoken } from '../../format/words.js'
import { Section } from '../../parts/Section.js'
import { CivilDay, Money } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { DataTable } from '../../table/DataTable.js'
import type { Opens } from './opens.js'
import { Act, Add, InForce, none } from './parts.js'
import type { Agreements } from './words.js'

/** Objectives, milestones and estimates. */
export const Goals = ({ answer, open }: { answer: Agreements; open: Opens }) => {
  const maySet = useMay('objective.set')
  const mayReach = useMay('milestone.reach')
  const mayEstimate = useMay('estimate.record')
  const { objectives, milestones, estimates } = answer
  return (
    <>
      <Section
        title="Objectives"
        aside={
          <Add isOffered={maySet} onAct={() => open({ kind: 'objective' })}>
            Set an objective
          </Add>
        }
      >
        <DataTable
          id="objectives"
          label="Objectives"
          rows={objectives}
          rowKey={({ id }) => id}
          isSearchable={false}
          empty={none('No objective is set.')}
          columns={[
            { id: 'title', title: 'Objective', value: ({ title }) => title, isWide: true },
            { id: 'set', title: 'Set on', value: ({ setOn }) => setOn, show: ({ setOn }) => <CivilDay date={setOn} /> },
            { id: 'due', title: 'Due on', value: ({ dueOn }) => dueOn, show: ({ dueOn }) => <CivilDay date={dueOn} /> },
            {
              id: 'state',
              title: 'State',
              value: ({ state }) => spoken(state),
              show: ({ id, title, state }) => (
                <span className="row">
                  {spoken(state)}
                  {maySet && state === 'open' && (
                    <>
                      <Act
                        label="Complete…"
                        name={`Complete ${title}`}
                        onAct={() => open({ kind: 'complete', id, title })}
                      />
                      <Act label="Drop…" name={`Drop ${title}`} onAct={() => open({ kind: 'drop', id, title })} />
                    </>
                  )}
                </span>
              ),
            },
          ]}
        />
      </Section>
      <Section
        title="Milestones"
        aside={
          <Add isOffered={mayReach} onAct={() => open({ kind: 'milestone' })}>
            Record a milestone
          </Add>
        }
      >
        <DataTable
          id="milestones"
          label="Milestones"
          rows={milestones}
          rowKey={({ id }) => id}
          isSearchable={false}
          empty={none('No milestone is recorded.')}
          columns={[
            { id: 'title', title: 'Milestone', value: ({ title }) => title, isWide: true },
            {
              id: 'reached',
              title: 'Reached on',
              value: ({ reachedOn }) => reachedOn,
              show: ({ reachedOn }) => <CivilDay date={reachedOn} />,
            },
          ]}
        />
      </Section>
      {estimates !== null && (
        <Section
          title="Estimates"
          note="What the whole project was expected to cost."
          aside={
            <Add isOffered={mayEstimate} onAct={() => open({ kind: 'estimate' })}>
              Record an estimate
            </Add>
          }
        >
          <DataTable
            id="estimates"
            label="Estimates"
            rows={estimates.map((estimate, n) => ({ estimate, at: `estimates[${n}].amountCents` }))}
            rowKey={({ estimate }) => estimate.id}
            isSearchable={false}
            empty={none('No estimate is recorded.')}
            columns={[
              {
                id: 'decided',
                title: 'Decided on',
                value: ({ estimate }) => estimate.decidedOn,
                show: ({ estimate }) => <CivilDay date={estimate.decidedOn} />,
              },
              {
                id: 'amount',
                title: 'Amount',
                value: ({ estimate }) => estimate.amountCents,
                show: ({ estimate, at }) => <Money cents={estimate.amountCents} currency={estimate.currency} at={at} />,
                align: 'end',
              },
              {
                id: 'state',
                title: 'State',
                value: ({ estimate }) => estimate.inForce,
                show: ({ estimate }) => <InForce isInForce={estimate.inForce} />,
              },
            ]}
          />
        </Section>
      )}
    </>
  )
}
