/**
 * The first of a list that fit, in the order of the list: reads ever more of it, until so many fit or there are no more.
 * `ask` returns the first of the list, at most so many.
 */
export const firstThat = async <S>(
  most: number,
  fits: (one: S) => boolean,
  ask: (limit: number) => Promise<readonly S[]>,
): Promise<readonly S[]> => {
  for (let limit = most; ; limit *= 2) {
    const found = await ask(limit)
    const fitting = found.filter(fits)
    if (fitting.length >= most || found.length < limit) return fitting.slice(0, most)
  }
}
