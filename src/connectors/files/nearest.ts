/** The most characters that are compared. */
const LONGEST = 100

/** The number of characters that have to be added, taken away or replaced. */
const distance = (from: string, to: string): number => {
  let before = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (const [i, one] of [...from].entries()) {
    const row = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const kept = (before[j] ?? 0) + (one === other ? 0 : 1)
      row.push(Math.min(kept, (before[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    before = row
  }
  return before.at(-1) ?? 0
}

/** The word that is written most like another; null if there is none. */
export const nearestTo = (word: string, words: readonly string[]): string | null => {
  const wanted = word.slice(0, LONGEST)
  let best: { readonly word: string; readonly far: number } | null = null
  for (const one of words) {
    if (one === '') continue
    const far = distance(wanted, one.slice(0, LONGEST))
    if (best === null || far < best.far) best = { word: one, far }
  }
  return best?.word ?? null
}
