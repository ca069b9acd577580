import { addDays } from '#domain/time'
import type { Plan } from '../plans.js'
import type { Stories, Story } from '../story.js'
import { LEAD, type Said, said } from './said.js'

// Agreements with the clients: engagements, locks and change orders. And the expected cost.

const signed = (project: string, model: string, startsOn: string, amount: string, more: Said['given'] = {}): Said =>
  said('engagement sign', { project, model, startsOn, amount: `${amount} EUR`, ...more })

/** Gives the estimate of an item on the day of the lock: every ninth was lower then. */
const frozenMinutes = (minutes: number | null, n: number): number | null =>
  minutes === null || n % 9 !== 4 ? minutes : Math.max(240, Math.round((minutes * 0.75) / 240) * 240)

/** The items that were there on the day of the lock and not done, as they were estimated then, a line each. */
const lockedItems = ({ project, items }: Story, on: string): string =>
  items
    .filter(({ ticket, facts }) => {
      const doneBefore = facts.doneAt !== null && facts.doneAt < `${on}T00:00:00.000Z`
      return ticket.createdOn <= on && !ticket.isForgotten && ticket.order === null && !doneBefore
    })
    .map(({ ticket: { key, estimateMinutes } }, n) =>
      JSON.stringify({ container: project.tracker, key, estimateMinutes: frozenMinutes(estimateMinutes, n) }),
    )
    .join('\n')

const scopeOf = (story: Story, { lock }: Plan): readonly Said[] => {
  if (lock === null) return []
  const { name: project } = story.project
  return [
    said(
      'scope lock',
      { project, itemsFile: lockedItems(story, lock.on), on: lock.on, reference: `Statement of work, ${project}` },
      LEAD,
    ),
    ...lock.orders.map(({ reference, title, approvedOn, amount }) =>
      said(
        'change-order approve',
        {
          project,
          reference,
          title,
          item: story.items.filter(({ ticket }) => ticket.order === reference).map(({ ticket }) => ticket.key),
          on: approvedOn,
          ...(amount === null ? {} : { amount: `${amount} EUR` }),
        },
        LEAD,
      ),
    ),
  ]
}

export const engagements = ({ projects, days }: Stories): readonly Said[] => {
  const beginsOn = projects[0]?.plan?.beginsOn ?? ''
  return [
    signed('shop', 'fixed', beginsOn, '330000.00'),
    signed('app', 'time_and_materials', beginsOn, '420000.00'),
    signed('portal', 'retainer', beginsOn, '96000.00', { endsOn: addDays(beginsOn, 364) }),
    signed('site', 'fixed', days.siteBegins, '58000.00'),
    ...projects.flatMap((story) => (story.plan === null ? [] : scopeOf(story, story.plan))),
    said('estimate record', { project: 'shop', amount: '285000.00 EUR', on: addDays(beginsOn, 60) }, LEAD),
    said('estimate record', { project: 'app', amount: '265000.00 EUR', on: addDays(beginsOn, 45) }, LEAD),
  ]
}
