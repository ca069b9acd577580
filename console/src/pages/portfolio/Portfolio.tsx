import { useCallback } from 'react'
import { goTo, useAddress } from '../../address/useAddress.js'
import type { Answer } from '../../api/ask.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { Loaded } from '../../parts/Loaded.js'
import { useAccess } from '../../selection/access.js'
import { useOffered } from '../../selection/offered.js'
import { useClientsQuestion, useSelected } from '../../selection/selected.js'
import { FirstFiles, FirstProject } from '../../shell/FirstSteps.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { DataTable } from '../../table/DataTable.js'
import { byAttention, isUnread, type Ranked } from './attention.js'
import { numberColumns, projectColumn } from './columns.js'
import { Headline } from './Headline.js'
import { ProjectCards } from './ProjectCards.js'
import { projectAddress } from './projectAddress.js'
import { useIsNarrow } from './useIsNarrow.js'
import './portfolio.css'

const Projects = ({ answer }: { answer: Answer<'portfolio.read'> }) => {
  const address = useAddress()
  const access = useAccess()
  const selected = useSelected()
  const offered = useOffered()
  const isNarrow = useIsNarrow()
  const isOffered = (page: string): boolean => offered.some(({ id }) => id === page)
  const sees = { scope: isOffered('scope'), invoices: isOffered('invoices'), confidence: isOffered('confidence') }
  const ranked = byAttention(answer.projects, sees, selected.today, format)
  const columns = numberColumns(answer)
  const open = useCallback(
    ({ project }: Ranked) => goTo(projectAddress(address, project, access, selected)),
    [address, access, selected],
  )
  if (ranked.length === 0) return <FirstProject />
  return (
    <>
      {answer.projects.every(isUnread) ? <FirstFiles /> : <Headline ranked={ranked} />}
      {isNarrow ? (
        <ProjectCards ranked={ranked} columns={columns} />
      ) : (
        <div className="portfolio-table">
          <DataTable
            id="projects"
            label="Projects"
            columns={[projectColumn, ...columns]}
            rows={ranked}
            rowKey={({ project }) => project.id}
            total={answer.projectsTotal}
            isSearchable={ranked.length > 8}
            empty={null}
            onOpen={open}
          />
        </div>
      )}
    </>
  )
}

/** All projects, those that need attention first. */
export const Portfolio = () => {
  const asked = useAnswer('portfolio.read', useClientsQuestion())
  return (
    <PageFrame title="Portfolio" withPeriod asOf={asked.state === 'ready' ? asked.asOf : null}>
      <Loaded asked={asked} heights={[48, 560]} label="the portfolio">
        {(answer) => <Projects answer={answer} />}
      </Loaded>
    </PageFrame>
  )
}
