import type { Comparison } from '@workspace-delivery-intelligence/client'
import { Chip } from '../../parts/Chip.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { Facts } from '../../parts/Facts.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { Count, Ratio, WorkHours } from '../../parts/values.js'
import { comparisonTones, comparisonWords } from './words.js'

/** The effort of changes with AI compared with changes without; never shown without its sample. */
export const ComparisonView = ({ comparison }: { comparison: Comparison }) => {
  const { sample } = comparison
  return (
    <div className="ai-comparison">
      <div className="card stack">
        <p className="row">
          <Chip tone={comparisonTones[comparison.state]}>{comparisonWords[comparison.state]}</Chip>
          <ProvenanceChip provenance={comparison.inputProvenance} />
        </p>
        {comparison.unavailableReason === null ? (
          <Facts
            rows={[
              ['Net hours gained', <WorkHours key="net" value={comparison.netDeliveryGainHours} />],
              ['Implementation hours saved', <WorkHours key="saved" value={comparison.implementationHoursSaved} />],
              ['Extra review hours', <WorkHours key="review" value={comparison.reviewOverheadHours} />],
            ]}
          />
        ) : (
          <NotKnown reason={comparison.unavailableReason} />
        )}
        <p className="small soft">{comparison.basis}</p>
      </div>
      <div className="card">
        <h3>What is compared</h3>
        <Facts
          rows={[
            ['Changes with AI', <Count key="assisted" value={comparison.assistedChanges} />],
            ['Changes without', <Count key="baseline" value={comparison.baselineChanges} />],
            ['Needed of each', <Count key="minimum" value={sample.minimumPerGroup} />],
            ['Merged changes', <Count key="merged" value={sample.mergedChanges} />],
            ['… with a tag', <Count key="tagged" value={sample.taggedChanges} />],
            ['Share with a tag', <Ratio key="coverage" value={sample.taggingCoverage} />],
            ['Share needed', <Ratio key="needed" value={sample.minimumTaggingCoverage} />],
          ]}
        />
      </div>
    </div>
  )
}
