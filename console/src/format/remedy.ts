/** A way to make known what is not: what to do, and the command that does it. */
export interface Remedy {
  readonly text: string
  /** Null where no command helps. */
  readonly command: string | null
}
