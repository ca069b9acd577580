import { readdirSync, readFileSync } from 'node:fs'

// What a command and all that it started take, read from /proc.

const parentOf = (pid: string): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? null
  } catch {
    return null
  }
}

/** A process and all that descend from it. */
export const familyOf = (pid: number): readonly string[] => {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((one) => [one, parentOf(one)]),
  )
  const family = [String(pid)]
  for (const member of family) for (const [one, parent] of parents) if (parent === member) family.push(one)
  return family
}

const kilobytes = (file: string, field: RegExp): number => {
  try {
    return Number(field.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Memory of all of them now, in MB: shared pages counted once (PSS), and in each process (RSS). */
export const memoryOf = (family: readonly string[]): { readonly pss: number; readonly rss: number } => ({
  pss: family.reduce((sum, pid) => sum + kilobytes(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m), 0) / 1024,
  rss: family.reduce((sum, pid) => sum + kilobytes(`/proc/${pid}/status`, /^VmRSS:\s+(\d+)/m), 0) / 1024,
})
