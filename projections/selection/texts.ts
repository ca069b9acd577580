/** Sentences on how far evidence was read, where a period goes on after that. */
export const reachTexts = {
  current: (at: string) => `Counts evidence up to ${at}.`,
  /** For readers to whom no source is named. */
  behindUnnamed: (at: string) => `Evidence was last read up to ${at}.`,
  behind: (source: string, at: string) => `${source} was last read up to ${at}.`,
} as const
