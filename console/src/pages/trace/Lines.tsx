import { useLayoutEffect, useRef, useState } from 'react'

interface Line {
  readonly id: string
  readonly path: string
}

const cardOf = (place: HTMLElement, id: string): HTMLElement | null =>
  place.querySelector<HTMLElement>(`[data-element="${CSS.escape(id)}"]`)

/** A curve between two cards that stand side by side; null where one stands above the other. */
const pathBetween = (one: DOMRect, other: DOMRect, place: DOMRect): string | null => {
  const [left, right] = one.left < other.left ? [one, other] : [other, one]
  if (right.left < left.right) return null
  const from = { x: left.right - place.left, y: left.top + left.height / 2 - place.top }
  const to = { x: right.left - place.left, y: right.top + right.height / 2 - place.top }
  const middle = (from.x + to.x) / 2
  return `M${from.x} ${from.y} C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`
}

const linesIn = (place: HTMLElement, id: string, near: readonly string[]): readonly Line[] => {
  const card = cardOf(place, id)
  if (card === null) return []
  const frame = place.getBoundingClientRect()
  const from = card.getBoundingClientRect()
  return near.flatMap((other): readonly Line[] => {
    const to = cardOf(place, other)
    const path = to === null ? null : pathBetween(from, to.getBoundingClientRect(), frame)
    return path === null ? [] : [{ id: other, path }]
  })
}

/** The lines from one element to those that it is linked to, where they stand side by side in the element around them. */
export const Lines = ({ id, near }: { id: string; near: readonly string[] }) => {
  const drawing = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  const named = near.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say whether they are others
  useLayoutEffect(() => {
    const place = drawing.current?.parentElement
    if (place === null || place === undefined) return
    const draw = (): void => setLines(linesIn(place, id, near))
    draw()
    const resized = new ResizeObserver(draw)
    resized.observe(place)
    return () => resized.disconnect()
  }, [id, named])
  return (
    <svg ref={drawing} className="trace-lines" aria-hidden="true">
      <title>Links</title>
      {lines.map((line) => (
        <path key={line.id} d={line.path} />
      ))}
    </svg>
  )
}
