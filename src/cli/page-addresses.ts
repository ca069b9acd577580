import { hasConsole, hasReference, type Pages } from '#composition/pages'

/** Fragments of the two addresses: the console signs in by a link, and the reference takes a key. */
export interface Fragments {
  readonly console: string
  readonly reference: string
}

/** The lines that say where the console and the reference are. */
export const addressesOf = (pages: Pages, baseUrl: string, fragments: Fragments): readonly string[] => {
  const { origin } = new URL(baseUrl)
  return [
    ...(hasConsole(pages) ? [`Console:    ${origin}/${fragments.console}`] : []),
    ...(hasReference(pages) ? [`Reference:  ${origin}/docs${fragments.reference}`] : []),
  ]
}
