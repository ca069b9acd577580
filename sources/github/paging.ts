/** The number of records of a full page, which is the most that GitHub gives. */
export const FULL = 100
