import type { Answer } from '../../api/ask.js'
import { useAnswer } from '../../api/useAnswer.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { Money } from '../../parts/values.js'
import { useAnyQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { type Column, DataTable } from '../../table/DataTable.js'

type Project = Answer<'portfolio.read'>['projects'][number]

const COLUMNS: readonly Column<Project>[] = [
  { id: 'project', title: 'Project', value: ({ name }) => name },
  { id: 'client', title: 'Client', value: ({ clientName }) => clientName },
  {
    id: 'spent',
    title: 'Spent',
    value: ({ spentSinceEngagement }) => spentSinceEngagement?.cents ?? null,
    show: ({ id, spentSinceEngagement: spent }) => (
      <Money
        cents={spent?.cents ?? null}
        currency={spent?.currency ?? null}
        at={`projects[${id}].spentSinceEngagement.cents`}
      />
    ),
    align: 'end',
  },
]

/** All projects, and what needs attention. */
export const Portfolio = () => {
  const asked = useAnswer('portfolio.read', useAnyQuestion())
  return (
    <PageFrame title="Portfolio" withPeriod asOf={asked.state === 'ready' ? asked.asOf : null}>
      <Loaded asked={asked} heights={[480]} label="the portfolio">
        {({ projects, projectsTotal }) => (
          <DataTable
            id="projects"
            label="Projects"
            columns={COLUMNS}
            rows={projects}
            rowKey={({ id }) => id}
            total={projectsTotal}
            empty={<EmptyState title="There is no project" />}
          />
        )}
      </Loaded>
    </PageFrame>
  )
}
