import { hasConsole, hasReference, type Pages } from '#composition/pages'

/** Where the console and the reference are; `fragment` follows the console's address. */
export const addressesOf = (pages: Pages, baseUrl: string, fragment: string): readonly string[] => {
  const { origin } = new URL(baseUrl)
  return [
    ...(hasConsole(pages) ? [`Console:    ${origin}/${fragment}`] : []),
    ...(hasReference(pages) ? [`Reference:  ${origin}/docs`] : []),
  ]
}
