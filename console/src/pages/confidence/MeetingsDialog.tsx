import { format } from '../../format/viewer.js'
import { Instant } from '../../parts/values.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { Listed } from './Listed.js'
import { MendDialog, type MendRow } from './MendDialog.js'
import type { OpenPoints } from './points.js'
import { useScoreWatch } from './useScoreWatch.js'

type Meeting = OpenPoints['meetings'][number]

const keyOf = ({ calendar, meeting }: Meeting): string => JSON.stringify([calendar, meeting])

const TAGS = [
  { value: 'attributed', label: 'This project' },
  { value: 'unrelated', label: 'Unrelated' },
]

const lengthOf = ({ hours, allDay }: Meeting): string =>
  hours === null ? (allDay ? 'all day' : 'length not known') : format.workHours(hours)

const headsOf = ({ heads }: Meeting): string =>
  heads === null ? 'attendance not known' : `${format.number(heads)} accepted`

/** Tags meetings: those of this project, and those that are none of its work. */
export const MeetingsDialog = ({ points, onClose }: { points: OpenPoints; onClose: () => void }) => {
  const { projectId } = useProjectQuestion()
  const { timeZone } = useSelected()
  const watches = useScoreWatch('meetings_tagged')
  const { meetings, meetingsTotal } = points
  const known = new Map(meetings.map((one) => [keyOf(one), one]))
  const statedOf = (key: string, tag: string) => {
    const { calendar, meeting } = known.get(key) as Meeting
    return { project: projectId, calendar, meeting, tag }
  }
  const rows = meetings.map((one): MendRow => {
    const day = one.startsAt === null ? '' : format.day(one.startsAt, timeZone)
    return {
      key: keyOf(one),
      name: one.title === '' ? 'Meeting without a title' : one.title,
      facts: (
        <>
          <span>{one.allDay ? day : <Instant at={one.startsAt} timeZone={timeZone} empty="no day" />}</span>
          <span>{lengthOf(one)}</span>
          <span>{headsOf(one)}</span>
          <span>{one.calendar}</span>
        </>
      ),
      value: '',
      words: `${day} ${one.calendar}`,
    }
  })
  return (
    <MendDialog
      title="Tag meetings"
      note="A meeting of this project counts in its coordination; an unrelated one counts nowhere."
      action={(some) => `Tag ${some}`}
      told={(some) => `Tagged ${some}.`}
      one="meeting"
      many="meetings"
      rows={rows}
      value={{ kind: 'choice', label: 'Tag', options: TAGS }}
      statement={{ group: 'meeting', name: 'tag', fieldsOf: statedOf }}
      undoneBy={{ group: 'meeting', name: 'tag', fieldsOf: (key) => statedOf(key, 'none') }}
      watches={watches}
      onClose={onClose}
    >
      <Listed listed={meetings.length} total={meetingsTotal} />
    </MendDialog>
  )
}
