/** A container whose facts stand under another name from now on. */
export interface Renaming {
  readonly kind: 'repository' | 'tracker_project'
  readonly from: string
  readonly to: string
}
