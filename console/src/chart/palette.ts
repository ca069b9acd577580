import { useSyncExternalStore } from 'react'

/** The design tokens that charts draw with. */
export interface Palette {
  readonly ink: string
  readonly inkSoft: string
  readonly line: string
  readonly surface: string
  readonly surfaceSunk: string
  readonly series: readonly [string, string, string, string, string]
  readonly good: string
  readonly warn: string
  readonly risk: string
  readonly font: string
}

const readPalette = (): Palette => {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  return {
    ink: token('ink'),
    inkSoft: token('ink-soft'),
    line: token('line'),
    surface: token('surface'),
    surfaceSunk: token('surface-sunk'),
    series: [token('series-1'), token('series-2'), token('series-3'), token('series-4'), token('series-5')],
    good: token('good'),
    warn: token('warn'),
    risk: token('risk'),
    font: token('font'),
  }
}

const QUERIES = ['(prefers-color-scheme: dark)', 'print'].map((query) => window.matchMedia(query))
let palette: Palette | null = null

const subscribe = (listener: () => void): (() => void) => {
  const changed = (): void => {
    palette = null
    listener()
  }
  for (const query of QUERIES) query.addEventListener('change', changed)
  return () => {
    for (const query of QUERIES) query.removeEventListener('change', changed)
  }
}

const current = (): Palette => {
  palette ??= readPalette()
  return palette
}

/** The colours of the viewer's scheme; they change with it. */
export const usePalette = (): Palette => useSyncExternalStore(subscribe, current)
