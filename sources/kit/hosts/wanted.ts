import { type HostContainer, MOST_CONTAINERS } from './host.js'

/** The containers that a person wants and the token sees, and one remark on each other. */
export interface Wanted {
  readonly containers: readonly HostContainer[]
  readonly remarks: readonly string[]
}

const REMEDY = 'check the name, or give the token access to it'

/** Looks for containers by their names, one after the other; `remedy` says what to do about one that the token does not see. */
export const wantedContainers = async (
  wanted: readonly string[],
  named: (name: string) => Promise<HostContainer | null>,
  remedy = REMEDY,
): Promise<Wanted> => {
  const containers: HostContainer[] = []
  const remarks: string[] = []
  for (const name of wanted.slice(0, MOST_CONTAINERS)) {
    const container = await named(name)
    if (container === null) remarks.push(`The token does not see ${name}: ${remedy}.`)
    else containers.push(container)
  }
  return { containers, remarks }
}
