import type { Trace } from '@workspace-delivery-intelligence/client'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { ElementCard } from './ElementCard.js'
import { LaneView } from './LaneView.js'
import { Lines } from './Lines.js'
import { columnsOf, isKey, joinedIn, walk } from './lanes.js'

const cardIn = (place: HTMLElement | null, id: string): HTMLElement | null =>
  place?.querySelector<HTMLElement>(`[data-element="${CSS.escape(id)}"]`) ?? null

const openIn = (view: Readonly<Record<string, string>>): readonly string[] => (view['open'] ?? '').split('.')

/** The chain of one thing, in lanes from what was billed to what was released. */
export const ChainView = ({ trace }: { trace: Trace }) => {
  const { view } = useAddress()
  const place = useRef<HTMLDivElement>(null)
  const opened = view['element']
  const open = openIn(view)
  const columns = columnsOf(trace, open, opened)
  const joined = useMemo(() => joinedIn(trace), [trace])
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const shown = columns.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.shown.map(({ id }) => id)))
  const isShown = (id: string | null | undefined): id is string => typeof id === 'string' && shown.includes(id)
  const entry = isShown(focused) ? focused : trace.start.id
  const lit = [pointedAt, opened, focused].find(isShown) ?? trace.start.id
  const near = joined.get(lit) ?? []

  // The drawer takes room once it is drawn: what it shows stays in sight.
  useEffect(() => {
    if (opened === undefined) return
    const frame = requestAnimationFrame(() =>
      cardIn(place.current, opened)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [opened])
  const toggle = (kind: string): void => {
    const next = open.includes(kind) ? open.filter((one) => one !== kind) : [...open, kind]
    setView({ open: next.filter((one) => one !== '').join('.') })
  }
  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = event.target instanceof HTMLElement ? event.target.dataset['element'] : undefined
    if (at === undefined || !isKey(event.key)) return
    event.preventDefault()
    const next = walk(columns, joined, at, event.key)
    cardIn(place.current, next)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: SVG and lanes are no fields
    <div className="trace-scroll" role="group" aria-label="Chain of evidence" tabIndex={0}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards are the controls, and their keys are handled here */}
      <div
        ref={place}
        className="trace-columns"
        onKeyDown={pressed}
        onPointerLeave={() => setPointedAt(null)}
        onPointerOver={({ target }) => {
          const card = target instanceof Element ? target.closest<HTMLElement>('[data-element]') : null
          setPointedAt(card?.dataset['element'] ?? null)
        }}
        onFocus={({ target }) => setFocused(target.dataset['element'] ?? focused)}
      >
        <Lines id={lit} near={near.map(({ id }) => id)} />
        {columns.map(({ title, lanes }) => (
          <div key={title} className="trace-column">
            <p className="trace-column-title">{title}</p>
            {lanes.map((lane) => (
              <LaneView
                key={lane.kind}
                lane={lane}
                isOpen={open.includes(lane.kind)}
                onToggle={() => toggle(lane.kind)}
              >
                {lane.shown.map((element) => (
                  <ElementCard
                    key={element.id}
                    element={element}
                    link={near.find(({ id }) => id === element.id)?.link ?? element.links[0] ?? null}
                    isStart={element.id === trace.start.id}
                    isNear={near.some(({ id }) => id === element.id)}
                    isOpened={element.id === opened}
                    isEntry={element.id === entry}
                    onOpen={() => setView({ element: element.id }, 'push')}
                  />
                ))}
              </LaneView>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
