import type { Confidence } from '@workspace-delivery-intelligence/client'
import { Section } from '../../parts/Section.js'
import { Mending, Things } from './Mending.js'
import { type Mendable, type OpenPoints, totalOf, wayOf } from './points.js'
import { byWhatTheyWouldRaise } from './raising.js'

const NOTES = {
  items: 'The type says what kind of work an item was.',
  containers: 'What lies in them counts in no project.',
  assisted: 'A wrong mark distorts AI adoption and its effect: take it back.',
} as const

type More = keyof typeof NOTES

/** Lists that no signal above leads to, and a person can mend all the same. */
export const MoreToMend = ({
  signals,
  points,
  onOpen,
}: {
  signals: Confidence['signals']
  points: OpenPoints
  onOpen: (list: Mendable) => void
}) => {
  const above = new Set<string>()
  for (const signal of byWhatTheyWouldRaise(signals)) {
    const way = wayOf(signal)
    if (way.kind === 'list') above.add(way.list)
  }
  const lists = (Object.keys(NOTES) as readonly More[]).filter(
    (list) => !above.has(list) && (totalOf(points, list) ?? 0) > 0,
  )
  if (lists.length === 0) return null
  return (
    <Section title="More to mend">
      <ul className="points">
        {lists.map((list) => (
          <li key={list} className="card point">
            <div>
              <p>
                <Things points={points} list={list} />
              </p>
              <p className="small soft">{NOTES[list]}</p>
            </div>
            <Mending way={{ kind: 'list', list }} points={points} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
