/** Lists out of one list, each as long as its part of another. */
export const cutLike = <A>(all: readonly A[], parts: readonly (readonly unknown[])[]): readonly (readonly A[])[] => {
  let next = 0
  return parts.map(({ length }) => {
    next += length
    return all.slice(next - length, next)
  })
}
