import { type PointerEvent, type RefObject, useCallback, useEffect, useState } from 'react'

/** A place of the drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The part of the drawing that is in sight. */
export interface Sight {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const SMALLEST = 200
const STEP = 1.3
const MARGIN = 20
/** The factor by which a drawing may be shrunk at first. A larger one is shown in part, so that it can be read. */
const SMALL_ENOUGH = 1.2

/** All of the drawing, in the shape of the frame. */
const whole = ({ width, height }: Size, frame: Size): Sight => {
  const scale = Math.max((width + 2 * MARGIN) / frame.width, (height + 2 * MARGIN) / frame.height, 1)
  const shown = { width: frame.width * scale, height: frame.height * scale }
  return { x: (width - shown.width) / 2, y: (height - shown.height) / 2, ...shown }
}

/** The first view: all of the drawing if it can be read, else a point and its surroundings. */
const first = (size: Size, frame: Size, { x, y }: Point): Sight => {
  const all = whole(size, frame)
  if (all.width <= frame.width * SMALL_ENOUGH) return all
  const shown = { width: frame.width * SMALL_ENOUGH, height: frame.height * SMALL_ENOUGH }
  return { x: x - shown.width / 2, y: y - shown.height / 2, ...shown }
}

const zoomed = (sight: Sight, factor: number, largest: number): Sight => {
  const width = Math.min(Math.max(sight.width * factor, SMALLEST), largest)
  const height = (sight.height * width) / sight.width
  return { x: sight.x + (sight.width - width) / 2, y: sight.y + (sight.height - height) / 2, width, height }
}

const frameOf = (element: Element | null): Size => {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return { width: Math.max(width, 1), height: Math.max(height, 1) }
}

/** The window through which a drawing is seen: fitted, zoomed and moved. At first it shows the place `start`. */
export const useZoom = (svg: RefObject<SVGSVGElement | null>, size: Size, start: Point) => {
  const [sight, setSight] = useState<Sight | null>(null)
  const largest = Math.max(size.width, size.height, SMALLEST) * 4

  const fit = useCallback(() => setSight(whole(size, frameOf(svg.current))), [svg, size])
  const zoomBy = useCallback(
    (factor: number) => setSight((now) => (now === null ? now : zoomed(now, factor, largest))),
    [largest],
  )
  const zoomIn = useCallback(() => zoomBy(1 / STEP), [zoomBy])
  const zoomOut = useCallback(() => zoomBy(STEP), [zoomBy])
  /** Moves what is in sight so that a place stands in the middle, no smaller than it can be read. */
  const show = useCallback(
    ({ x, y }: Point) => {
      const frame = frameOf(svg.current)
      setSight((now) => {
        const width = Math.min(now?.width ?? frame.width, frame.width)
        const height = (frame.height * width) / frame.width
        return { x: x - width / 2, y: y - height / 2, width, height }
      })
    },
    [svg],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a drawing; where it starts says the drawing
  useEffect(() => setSight(first(size, frameOf(svg.current), start)), [svg, size])

  useEffect(() => {
    const element = svg.current
    if (element === null) return
    const wheel = (event: WheelEvent): void => {
      // Without a key the wheel scrolls the page, as everywhere.
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomBy(event.deltaY > 0 ? STEP : 1 / STEP)
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [svg, zoomBy])

  const move = useCallback(
    (event: PointerEvent<SVGSVGElement>) => {
      if (event.buttons !== 1) return
      const frame = frameOf(svg.current)
      setSight((now) => {
        if (now === null) return now
        const scale = now.width / frame.width
        return { ...now, x: now.x - event.movementX * scale, y: now.y - event.movementY * scale }
      })
    },
    [svg],
  )
  return { sight, fit, zoomIn, zoomOut, show, move }
}
