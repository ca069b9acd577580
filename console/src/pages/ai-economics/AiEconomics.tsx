import type { AiSurface, AiEconomics as Economics } from '@workspace-delivery-intelligence/client'
import { useAnswer } from '../../api/useAnswer.js'
import { ProblemNotice } from '../../parts/ProblemNotice.js'
import { Section } from '../../parts/Section.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { FigureValue } from '../../parts/values.js'
import { useAnyQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { PlainTable } from '../../table/PlainTable.js'
import { AdoptionView } from './AdoptionView.js'
import './ai-economics.css'
import { ComparisonView } from './ComparisonView.js'
import { TaggedChanges } from './TaggedChanges.js'
import { VendorsView } from './VendorsView.js'

const Content = ({ surface, economics }: { surface: AiSurface; economics: Economics }) => (
  <>
    <Section title="Did AI help?">
      <ComparisonView comparison={surface.comparison} />
    </Section>
    <Section title="How much of the work had AI">
      <AdoptionView adoption={surface.adoption} />
    </Section>
    <Section title="What vendors report" note={surface.providerWindows.description}>
      <VendorsView usage={economics.usage} />
    </Section>
    {economics.usage.assumptions.length > 0 && (
      <Section title="Assumptions">
        <div className="card">
          <PlainTable
            label="Assumptions about AI"
            head={['Assumption', 'Value', 'Note']}
            rows={economics.usage.assumptions.map(({ id, label, figure, note }) => [
              label,
              <FigureValue key={id} figure={figure} />,
              note,
            ])}
          />
        </div>
      </Section>
    )}
    <Section title="Changes with an AI tag">
      <TaggedChanges adoption={surface.adoption} />
    </Section>
  </>
)

/** The AI economics: tags of the team and figures of vendors, shown apart and never added up. */
export const AiEconomics = () => {
  const question = useAnyQuestion()
  const surface = useAnswer('aiEconomics.surface', question)
  const economics = useAnswer('aiEconomics.read', question)
  const failed = [surface, economics].find((asked) => asked.state === 'failed')
  const isReady = surface.state === 'ready' && economics.state === 'ready'
  return (
    <PageFrame
      title="AI economics"
      subtitle={surface.state === 'ready' ? <span>{surface.answer.subtitle}</span> : undefined}
      withPeriod
      asOf={surface.state === 'ready' ? surface.asOf : null}
    >
      {failed !== undefined && <ProblemNotice problem={failed.problem} retry={failed.retry} />}
      {failed === undefined && !isReady && <Skeleton heights={[280, 420, 420]} label="AI economics" />}
      {isReady && <Content surface={surface.answer} economics={economics.answer} />}
    </PageFrame>
  )
}
