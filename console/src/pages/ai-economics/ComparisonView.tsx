import type { AiSurface } from '@workspace-delivery-intelligence/client'
import { Chip } from '../../parts/Chip.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { Facts } from '../../parts/Facts.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { Count, Ratio, WorkHours } from '../../parts/values.js'
import { PlainTable } from '../../table/PlainTable.js'
import { comparisonTones, comparisonWords } from './words.js'

const Verdict = ({ comparison }: { comparison: AiSurface['comparison'] }) => (
  <div className="card stack">
    <p className="row">
      <Chip tone={comparisonTones[comparison.state]}>{comparisonWords[comparison.state]}</Chip>
      <ProvenanceChip provenance={comparison.inputProvenance} />
    </p>
    {comparison.unavailableReason === null ? (
      <Facts
        rows={[
          [
            'Net hours gained',
            <WorkHours key="net" value={comparison.netDeliveryGainHours} at="comparison.netDeliveryGainHours" />,
          ],
          [
            'Implementation hours saved',
            <WorkHours
              key="saved"
              value={comparison.implementationHoursSaved}
              at="comparison.implementationHoursSaved"
            />,
          ],
          [
            'Extra review hours',
            <WorkHours key="review" value={comparison.reviewOverheadHours} at="comparison.reviewOverheadHours" />,
          ],
        ]}
      />
    ) : (
      <NotKnown reason={comparison.unavailableReason} />
    )}
    <p className="small soft">{comparison.basis}</p>
  </div>
)

const Groups = ({ surface: { adoption, comparison } }: { surface: AiSurface }) => {
  const { sample } = comparison
  return (
    <div className="card stack">
      <h3>Groups of the comparison</h3>
      <PlainTable
        label="Groups of the comparison"
        head={['Merged changes', 'All', 'Compared', 'Needed']}
        rows={[
          [
            'With AI',
            <Count key="all" value={adoption.assistedChanges} at="adoption.assistedChanges" />,
            <Count key="compared" value={comparison.assistedChanges} at="comparison.assistedChanges" />,
            <Count key="needed" value={sample.minimumPerGroup} at="comparison.sample.minimumPerGroup" />,
          ],
          [
            'Without AI',
            <Count key="all" value={adoption.notAssistedChanges} at="adoption.notAssistedChanges" />,
            <Count key="compared" value={comparison.baselineChanges} at="comparison.baselineChanges" />,
            <Count key="needed" value={sample.minimumPerGroup} at="comparison.sample.minimumPerGroup" />,
          ],
          [
            'Tags disagree',
            <Count key="all" value={adoption.conflictingChanges} at="adoption.conflictingChanges" />,
            'left out',
            '',
          ],
          [
            'No tag',
            <Count key="all" value={adoption.untaggedChanges} at="adoption.untaggedChanges" />,
            'left out',
            '',
          ],
        ]}
      />
      <Facts
        rows={[
          [
            'Changes with a tag',
            <Ratio key="coverage" value={sample.taggingCoverage} at="comparison.sample.taggingCoverage" />,
          ],
          [
            'Share needed',
            <Ratio key="needed" value={sample.minimumTaggingCoverage} at="comparison.sample.minimumTaggingCoverage" />,
          ],
        ]}
      />
      <p className="small soft">
        A change is compared where its first commit, its opening and its merge are known. Groups are compared, people
        never.
      </p>
    </div>
  )
}

/** The effort of changes with AI compared with changes without, or the reason why not; never shown without its groups. */
export const ComparisonView = ({ surface }: { surface: AiSurface }) => (
  <div className="ai-comparison">
    <Verdict comparison={surface.comparison} />
    <Groups surface={surface} />
  </div>
)
