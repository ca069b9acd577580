import { addDays } from '#domain/time'
import type { ProjectName } from '../agency.js'
import { labelOf } from '../sources.js'
import type { Stories, Story } from '../story.js'
import { LEAD, type Said, said } from './said.js'

// Statements about evidence, which is imported by then.

/** The last days of a calendar that nobody has looked through yet. */
const UNTAGGED_DAYS: Readonly<Partial<Record<ProjectName, number>>> = { shop: 28, app: 28, portal: 77, site: 60 }

const tagged = ({ project: { name, calendar }, meetings }: Story, { year, days }: Stories): readonly Said[] => {
  const until = addDays(year.today, -(UNTAGGED_DAYS[name] ?? 0))
  const last = name === 'portal' && days.calendarEnds < until ? days.calendarEnds : until
  return meetings
    .filter(({ day }) => day < last)
    .map(({ key, isUnrelated }) =>
      said(
        'meeting tag',
        { project: name, calendar, meeting: key, tag: isUnrelated ? 'unrelated' : 'attributed' },
        LEAD,
      ),
    )
}

/** The first merged change of a project that names no item, beside an item that somebody linked it to. */
const linked = ({ project: { name, repository }, changes, items }: Story): readonly Said[] => {
  const change = changes.find(({ facts }) => facts.namedKeys.length === 0)
  const item = items.find(({ facts }) => facts.state === 'done')
  if (change === undefined || item === undefined) return []
  return [
    said('change link', { project: name, repository, change: change.facts.reference, item: item.ticket.key }, LEAD),
  ]
}

/** The first item whose type its tracker does not know. */
const typed = ({ project: { name, tracker }, items }: Story): readonly Said[] => {
  const item = items.find(({ facts }) => facts.type === 'other')
  return item === undefined
    ? []
    : [said('item type', { project: name, tracker, item: item.ticket.key, type: 'epic' }, LEAD)]
}

export const observed = (stories: Stories): readonly Said[] => {
  const { projects } = stories
  const shop = projects.filter(({ project }) => project.name === 'shop')
  return [
    ...projects.flatMap((story) => tagged(story, stories)),
    ...shop.flatMap(linked),
    ...shop.flatMap(typed),
    ...projects
      .filter(({ project }) => project.name === 'shop' || project.name === 'app')
      .map(({ project }) =>
        said('connection answer', { connection: labelOf('meeting', project), domains: 'agency.example' }, LEAD),
      ),
  ]
}
