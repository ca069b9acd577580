import type { DrawnEdge } from './graph.js'

/** The place of a drawn node: its upper left corner. */
export interface Place {
  readonly id: string
  readonly layer: number
  readonly x: number
  readonly y: number
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last'

const nearest = (places: readonly Place[], { y }: Place): Place | undefined =>
  places.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0]

/** The node of the next layer that has any, at about the same height. */
const beside = (places: readonly Place[], from: Place, step: 1 | -1): Place | undefined => {
  const layers = [...new Set(places.map(({ layer }) => layer))].toSorted((a, b) => step * (a - b))
  const next = layers.find((layer) => step * (layer - from.layer) > 0)
  return nearest(
    places.filter(({ layer }) => layer === next),
    from,
  )
}

/**
 * The node that an arrow key leads to: left and right along edges, and where there is none into the next layer; up and
 * down within the layer. The node itself where there is nothing further.
 */
export const walk = (
  places: readonly Place[],
  edges: readonly DrawnEdge[],
  id: string,
  direction: Direction,
): string => {
  const from = places.find((place) => place.id === id)
  if (from === undefined) return places[0]?.id ?? id
  const among = (ids: readonly string[]): readonly Place[] => places.filter((place) => ids.includes(place.id))
  const column = places.filter(({ layer }) => layer === from.layer).toSorted((a, b) => a.y - b.y)
  const index = column.indexOf(from)
  const found = (): Place | undefined => {
    switch (direction) {
      case 'right':
        return (
          nearest(among(edges.filter((edge) => edge.from === id).map(({ to }) => to)), from) ?? beside(places, from, 1)
        )
      case 'left':
        return (
          nearest(among(edges.filter((edge) => edge.to === id).map((edge) => edge.from)), from) ??
          beside(places, from, -1)
        )
      case 'up':
        return column[index - 1]
      case 'down':
        return column[index + 1]
      case 'first':
        return column[0]
      case 'last':
        return column.at(-1)
      default:
        return direction satisfies never
    }
  }
  return found()?.id ?? id
}
