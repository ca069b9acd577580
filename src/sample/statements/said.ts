/** A command of the table by its path, what it is given, and the member who states it; the owner by default. */
export interface Said {
  readonly path: string
  readonly given: Readonly<Record<string, string | readonly string[] | boolean>>
  readonly as: string | null
}

export const said = (path: string, given: Said['given'], as: string | null = null): Said => ({ path, given, as })

/** Members of the sample beside its owner, who act in it. */
export const LEAD = 'Grace'
export const FINANCE = 'Finn'
