/** A number before and after a statement, as it is shown. */
export interface Changed {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** An act that was done, with the numbers that it changed, and what takes it back. */
export interface Notice {
  readonly text: string
  readonly changed?: readonly Changed[]
  readonly undo?: () => Promise<void>
}
