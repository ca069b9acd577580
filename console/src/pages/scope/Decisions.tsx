import type { ScopeReport, UndecidedItem } from '@workspace-delivery-intelligence/client'
import { useState } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Day, WorkHours } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { DecisionBar } from './DecisionBar.js'
import { type CountedAs, chosenItems, countedAsIn, itemsCountedAs, lockName } from './decisions.js'
import { useScopePlace } from './place.js'
import { countedTones, countedWords } from './words.js'

const HEIGHT = 320

interface Choosing {
  readonly isChosen: (item: UndecidedItem) => boolean
  readonly toggle: (item: UndecidedItem) => void
}

const columnsOf = (
  timeZone: string,
  choosing: Choosing | null,
  placeOf: (item: UndecidedItem) => number,
): readonly Column<UndecidedItem>[] => [
  {
    id: 'item',
    title: 'Item',
    value: ({ key, title }) => `${key} ${title}`,
    show: (item) => (
      <div className="decision-item">
        {choosing !== null && (
          <input
            type="checkbox"
            aria-label={`Choose ${item.key}`}
            checked={choosing.isChosen(item)}
            onChange={() => choosing.toggle(item)}
          />
        )}
        <span>
          <ExternalLink url={item.url}>{item.key}</ExternalLink> {item.title}
        </span>
      </div>
    ),
    isWide: true,
  },
  {
    id: 'counted',
    title: 'Counted as',
    value: ({ countedAs }) => countedWords[countedAs],
    show: ({ countedAs }) => <Chip tone={countedTones[countedAs]}>{countedWords[countedAs]}</Chip>,
  },
  {
    id: 'created',
    title: 'Created',
    value: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => <Day at={createdAt} timeZone={timeZone} />,
  },
  { id: 'order', title: 'Named by', value: ({ changeOrderReference }) => changeOrderReference },
  { id: 'state', title: 'State', value: ({ state }) => spoken(state) },
  { id: 'type', title: 'Type', value: ({ workType }) => spoken(workType), isExtra: true },
  { id: 'tracker', title: 'Tracker', value: ({ container }) => container, isExtra: true },
  {
    id: 'estimate',
    title: 'Estimate',
    value: ({ estimateHours }) => estimateHours,
    show: (item) =>
      item.estimateHours === null ? (
        <span className="soft">—</span>
      ) : (
        <WorkHours value={item.estimateHours} at={`report.items[${placeOf(item)}].estimateHours`} />
      ),
    align: 'end',
  },
]

const Filter = ({ countedAs }: { countedAs: CountedAs }) => (
  <label className="row small">
    <span>Counted as</span>
    <select className="scope-choice" value={countedAs} onChange={({ target }) => setView({ counted: target.value })}>
      <option value="all">All</option>
      {Object.entries(countedWords).map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

const List = ({ items, total, report }: { items: readonly UndecidedItem[]; total: number; report: ScopeReport }) => {
  const { timeZone } = useSelected()
  const { view } = useAddress()
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const [mayLock, mayOrder] = [useMay('scope.lock'), useMay('changeOrder.amend')]
  const toggle = (item: UndecidedItem): void => {
    const name = lockName(item)
    const others = [...names].filter((one) => one !== name)
    setNames(new Set(names.has(name) ? others : [...others, name]))
  }
  const choosing = mayLock || mayOrder ? { isChosen: (item: UndecidedItem) => names.has(lockName(item)), toggle } : null
  const countedAs = countedAsIn(view['counted'], items)
  const shown = itemsCountedAs(items, countedAs)
  return (
    <div className="stack">
      {choosing !== null && (
        <DecisionBar
          chosen={chosenItems(items, names)}
          shown={shown}
          report={report}
          choose={(some) => setNames(new Set(some.map(lockName)))}
        />
      )}
      {total > items.length && <p className="small soft">The newest {format.number(items.length)} are listed.</p>}
      <DataTable
        id="undecided"
        label="Items to decide"
        columns={columnsOf(timeZone, choosing, (item) => items.indexOf(item))}
        rows={shown}
        rowKey={lockName}
        {...(shown.length === items.length ? { total } : {})}
        filters={<Filter countedAs={countedAs} />}
        empty={
          <EmptyState title="No item is counted so">
            <button type="button" className="link-button" onClick={() => setView({ counted: 'all' })}>
              Show all items
            </button>
          </EmptyState>
        }
      />
    </div>
  )
}

/** The items that nobody has decided on: agreed at the lock, part of an order, or neither. */
export const Decisions = ({ report }: { report: ScopeReport }) => {
  const { question } = useScopePlace()
  const may = useMay('scope.undecided')
  const asked = useAnswer('scope.undecided', may ? question : null)
  if (!may) return null
  return (
    <Section
      title="To decide"
      note="Uncertain items were there at the lock and are not in it: the lock decides them. Added items belong to a change order, or stay added without one."
    >
      <Loaded asked={asked} heights={[HEIGHT]} label="the items to decide">
        {({ report: undecided }) =>
          undecided === null || undecided.itemsTotal === 0 ? (
            <EmptyState title="Everything is decided">
              <p>Every item is part of the lock or of a change order.</p>
            </EmptyState>
          ) : (
            <List items={undecided.items} total={undecided.itemsTotal} report={report} />
          )
        }
      </Loaded>
    </Section>
  )
}
