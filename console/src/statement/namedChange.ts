/** A change as statements name it. */
export interface NamedChange {
  readonly repository: string
  readonly change: string
}
