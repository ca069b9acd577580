import type { AiEconomics as Economics } from '@workspace-delivery-intelligence/client'
import { useAnswer } from '../../api/useAnswer.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Stats } from '../../parts/Stats.js'
import { Count, FigureValue } from '../../parts/values.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useAnyQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { PlainTable } from '../../table/PlainTable.js'
import { AdoptionView } from './AdoptionView.js'
import './ai-economics.css'
import { ComparisonView } from './ComparisonView.js'
import { MendTags } from './MendTags.js'
import { TaggedChanges } from './TaggedChanges.js'
import { VendorsView } from './VendorsView.js'

const Vendors = ({ economics: { usage } }: { economics: Economics }) => (
  <>
    <Section title="Vendor usage" note={usage.vendorWindowSelection?.reason}>
      <VendorsView usage={usage} />
    </Section>
    {usage.assumptions.length > 0 && (
      <Section title="Assumptions">
        <div className="card">
          <PlainTable
            label="Assumptions about AI"
            head={['Assumption', 'Value', 'Note']}
            rows={usage.assumptions.map(({ id, label, figure, note }) => [
              label,
              <FigureValue key={id} figure={figure} at={`usage.assumptions[${id}].figure.value`} />,
              note,
            ])}
          />
        </div>
      </Section>
    )}
  </>
)

/** The AI economics: tags of the team and figures of vendors, shown apart and never added up. */
export const AiEconomics = () => {
  const question = useAnyQuestion()
  const title = useProjectTitle()
  const surface = useAnswer('aiEconomics.surface', question)
  const series = useAnswer('series.read', question)
  const economics = useAnswer('aiEconomics.read', question)
  return (
    <PageFrame
      title="AI economics"
      subtitle={title === null ? undefined : <span>{title}</span>}
      withPeriod
      asOf={surface.state === 'ready' ? surface.asOf : null}
    >
      <Loaded asked={surface} heights={[88, 480, 360, 220]} label="AI economics">
        {(answer) => (
          <>
            <Stats
              stats={[
                [
                  'Changes with AI, of those with a tag',
                  <FigureValue
                    key="share"
                    figure={answer.selfReportedAdoption.assistedShare}
                    at="selfReportedAdoption.assistedShare.value"
                  />,
                ],
                [
                  'Merged changes',
                  <Count key="merged" value={answer.adoption.mergedChanges} at="adoption.mergedChanges" />,
                ],
                [
                  'With a tag',
                  <Count
                    key="tagged"
                    value={answer.selfReportedAdoption.taggedChanges}
                    at="selfReportedAdoption.taggedChanges"
                  />,
                ],
                [
                  'Linked to a work item',
                  <Count
                    key="linked"
                    value={answer.adoption.workTypeLinks.linkedChanges}
                    at="adoption.workTypeLinks.linkedChanges"
                  />,
                ],
              ]}
            />
            <Section title="AI in merged changes">
              <AdoptionView surface={answer} series={series} />
            </Section>
            <Section title="Effort with and without AI">
              <ComparisonView surface={answer} />
            </Section>
            <Section title="Changes that count for neither side">
              <MendTags adoption={answer.adoption} />
            </Section>
          </>
        )}
      </Loaded>
      <Loaded asked={economics} heights={[320]} label="vendor usage">
        {(answer) => <Vendors economics={answer} />}
      </Loaded>
      {surface.state === 'ready' && (
        <Section title="Changes with an AI tag">
          <TaggedChanges adoption={surface.answer.adoption} />
        </Section>
      )}
    </PageFrame>
  )
}
