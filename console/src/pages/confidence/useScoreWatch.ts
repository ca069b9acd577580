import type { Signal } from '@workspace-delivery-intelligence/client'
import { format } from '../../format/viewer.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { type Watched, type WatchedNumber, watched } from '../../statement/watched.js'

/** Watches the score and the share of a signal, or how many items have a type, to tell both before and after. */
export const useScoreWatch = (signal: Signal['id'] | null): Watched => {
  const parameters = useProjectQuestion()
  return watched({
    operation: 'confidence.read',
    parameters,
    numbers: ({ checklist, confidence: { score, signals } }) => {
      const shown: WatchedNumber[] = [['Confidence', format.number(score)]]
      const found = signals.find(({ id }) => id === signal)
      if (found !== undefined && found.pct !== null) shown.push([found.label, format.percent(found.pct)])
      const types = checklist.find(({ id }) => id === 'work-type-classification')
      if (signal === null && types !== undefined) shown.push(['Work items have a type', types.meta])
      return shown
    },
  })
}
