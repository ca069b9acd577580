import { hasConsole, hasReference, type Pages } from '#composition/pages'

/** The lines that say where the console and the reference are; both read the fragment. */
export const addressesOf = (pages: Pages, baseUrl: string, fragment: string): readonly string[] => {
  const { origin } = new URL(baseUrl)
  return [
    ...(hasConsole(pages) ? [`Console:    ${origin}/${fragment}`] : []),
    ...(hasReference(pages) ? [`Reference:  ${origin}/docs${fragment}`] : []),
  ]
}
