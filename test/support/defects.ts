/** The line of a browser for an answer that says that the service is too busy, which a busy machine may cause. */
const TOO_BUSY = 'the server responded with a status of 503'

/** The problems of a page that are defects: the console asks again by itself where the service was too busy. */
export const defectsOf = (problems: readonly string[]): readonly string[] =>
  problems.filter((problem) => !problem.includes(TOO_BUSY))
