/** The hazards of simulated runs: faults and bad moments. Each has to occur somewhere among many seeds. */
export const HAZARDS = [
  'crash before a commit',
  'crash after a commit',
  'crash at another call',
  'commit in flight while its worker crashed',
  'answer of a commit lost',
  'commit that lands after its writer gave it up',
  'answer of an append lost',
  'append that lands after its writer gave it up',
  'answer that never comes',
  'call refused',
  'read failed',
  'call delayed',
  'calls reordered',
  'process paused',
  'restart',
  'lease taken over',
  'lease taken over from a worker that lives',
  'batch folded by a command',
  'late write of a worker that lost its lease',
  'wrong revision on append',
  'source that breaks off',
  'run of a source gone on with',
  'read store put back to an older copy',
  'generation switched',
  'replay ended and gone on with',
  'reader that saw a commit come in between',
  'cached response given',
  'cached response that a commit made old',
  'batch cut within an entity',
  'change that comes before its work item',
  'change that comes after its work item',
  'commit that comes before the change that absorbs it',
  'commit that comes after the change that absorbs it',
  'withdrawal',
  'observed again after a withdrawal',
] as const
export type Hazard = (typeof HAZARDS)[number]

/** The number of occurrences of each hazard. */
export class Hazards {
  readonly counts = new Map<Hazard, number>(HAZARDS.map((hazard) => [hazard, 0]))
  met(hazard: Hazard, times = 1): void {
    this.counts.set(hazard, (this.counts.get(hazard) ?? 0) + times)
  }
  add({ counts }: Hazards): void {
    for (const [hazard, times] of counts) this.met(hazard, times)
  }
  /** Those that never occurred. */
  missing(): readonly Hazard[] {
    return HAZARDS.filter((hazard) => this.counts.get(hazard) === 0)
  }
}
