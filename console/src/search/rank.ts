/** Something that can be gone to. */
export interface Found {
  readonly id: string
  readonly section: string
  readonly title: string
  /** The text beside the title. */
  readonly note: string
  readonly keywords: string
}

const normalized = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The fit of a word: 4 if the title begins with it, 3 if a word of the title does, 2 if the title contains it, 1 if a
 * keyword does, else 0. */
const fit = (title: string, keywords: string, word: string): number => {
  if (title.startsWith(word)) return 4
  if (title.split(/[\s/·-]+/).some((part) => part.startsWith(word))) return 3
  if (title.includes(word)) return 2
  return keywords.includes(word) ? 1 : 0
}

/** The items that fit every word of a text, at most `most`, the best first; equals keep their order. All fit an empty text. */
export const rank = <Item extends Found>(items: readonly Item[], text: string, most: number): readonly Item[] => {
  const words = normalized(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items.slice(0, most)
  return items
    .map((item) => {
      const title = normalized(item.title)
      const keywords = normalized(`${item.keywords} ${item.note}`)
      const fits = words.map((word) => fit(title, keywords, word))
      return { item, score: fits.includes(0) ? 0 : fits.reduce((sum, one) => sum + one, 0) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item)
}
