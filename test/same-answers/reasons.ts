/** A reason for which members of answers differ from those of the release before. */
export interface Reason {
  /** The operation and the member, as the comparison names them. */
  readonly at: RegExp
  readonly because: string
}

/** Reasons for all that differs from the release before and is no text; a member is explained by the first that fits it. */
export const REASONS: readonly Reason[] = []
