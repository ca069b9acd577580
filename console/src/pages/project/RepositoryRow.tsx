import type { CommandCenter } from '@workspace-delivery-intelligence/client'
import { Stats } from '../../parts/Stats.js'
import { Count } from '../../parts/values.js'

/** The numbers of a repository alone: changes, releases, links and AI marks. */
export const RepositoryRow = ({ answer: { flow, readiness } }: { answer: CommandCenter }) => {
  const marks = flow.inputs.find(({ id }) => id === 'ai')
  return (
    <Stats
      stats={[
        [
          'Merged changes',
          <Count key="merged" value={flow.output?.mergedChanges ?? null} at="flow.output.mergedChanges" />,
        ],
        ['Releases', <Count key="releases" value={flow.output?.releases ?? null} at="flow.output.releases" />],
        [
          'Changes linked to work items, ever',
          <Count
            key="links"
            value={readiness.evidence.codeChanges.linkedToWorkItems}
            at="readiness.evidence.codeChanges.linkedToWorkItems"
          />,
        ],
        [
          'Changes with AI tags',
          <Count
            key="marks"
            value={marks === undefined || marks.state === 'not_connected' ? null : marks.count}
            at="flow.inputs[ai].count"
          />,
        ],
      ]}
    />
  )
}
