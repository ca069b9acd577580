import type { Fault, FinderName } from './fault.js'

/** In a commit to SQLite, something that is done once its transaction has ended. */
const afterTheTransaction = (late: string): Pick<Fault, 'find' | 'replace'> => ({
  find: `return right(undefined)
      }),
    )
    return isLeft(result) ? result : result.right`,
  replace: `return right(undefined)
      }),
    )
    if (isLeft(result)) return result
    if (result.right._tag === 'Left') return result.right
    return attempt('read store', () => ${late})`,
})

/**
 * What would be wrong and has to be found. A text in `find` stands once in its file, however it is formatted; the
 * narrower it is, the longer it fits.
 */
export const FAULTS: readonly Fault[] = [
  {
    finder: 'kills',
    name: 'documents are written outside of the transaction that moves the checkpoint',
    file: 'src/readstore/sqlite/commit.ts',
    find: 'write(lease.generation, batch)',
    replace: '',
    also: [afterTheTransaction('write(lease.generation, batch)')],
  },
  {
    finder: 'simulation',
    name: 'an absorbed change counts as merged too',
    file: 'projections/entities/code-change.ts',
    find: 'absorbed ? null : strongest(said, (facts) => facts.mergedAt)',
    replace: 'strongest(said, (facts) => facts.mergedAt)',
  },
  {
    finder: 'simulation',
    name: 'the checkpoint is moved before the documents are written',
    file: 'src/projector/lane.ts',
    find: 'const committed = readStore.commit(lease, batch).then((answer) => {',
    replace: `const moved = await readStore.commit(lease, { ...batch, writes: [], deletes: [] })
if (isLeft(moved) && moved.left.tag === 'store_unavailable') return left(moved.left)
const committed = readStore.commit(lease, { ...batch, from: batch.to }).then((answer) => {`,
  },
  {
    finder: 'simulation',
    name: 'what is laid over the store forgets documents that have a name',
    file: 'src/projector/overlay.ts',
    find: 'found.set(term, [...stayed, ...more])',
    replace: 'found.set(term, stayed)',
  },
  {
    finder: 'simulation',
    name: 'a batch is committed though the one before failed',
    file: 'src/projector/lane.ts',
    find: `if (isLeft(before)) return before
    if (!before.right) return right(undefined)
    const folded = await folding`,
    replace: `if (isLeft(before) || !before.right) {
      const { generation, partition } = this.#leased.lease
      const moment = await this.#options.readStore.of(generation).moment(partition)
      if (isLeft(moment)) return moment
      this.#foldedTo = moment.right.checkpoint
    }
    const folded = await folding`,
  },
  {
    finder: 'simulation',
    name: 'the next batch takes the checkpoint though it is not known whether the one before is committed',
    file: 'src/projector/lane.ts',
    find: 'if (!isLeft(committed)) return right(true)',
    replace: `if (!isLeft(committed) || committed.left.tag === 'store_unavailable') {
      const { generation, partition } = this.#leased.lease
      const moment = await this.#options.readStore.of(generation).moment(partition)
      if (isLeft(moment)) return moment
      this.#foldedTo = moment.right.checkpoint
      return right(true)
    }`,
  },
  {
    finder: 'simulation',
    name: 'documents in memory outlive the lease',
    file: 'src/projector/work.ts',
    find: 'let leased: readonly LeasedPartition[] = []',
    replace: `let leased: readonly LeasedPartition[] = []
const documents = new Documents()`,
    also: [
      {
        find: 'leased = [...leased, ...taken.map((lease) => ({ lease, documents: new Documents() }))]',
        replace: 'leased = [...leased, ...taken.map((lease) => ({ lease, documents }))]',
      },
    ],
  },
  {
    finder: 'simulation',
    name: 'the only observation is never withdrawn',
    file: 'projections/entities/observation.ts',
    find: 'return before.filter((one) => one.connectionId !== connectionId)',
    replace: 'return before.length === 1 ? before : before.filter((one) => one.connectionId !== connectionId)',
  },
  {
    finder: 'simulation',
    name: 'an idle projector waits for events after the end of the log',
    file: 'src/projector/projector.ts',
    find: 'const changed = await changedWithin(shares.isIdling ? IDLE_MS : null, shares.readTo, eventLog, either, clock)',
    replace: `const end = await eventLog.end()
if (isLeft(end)) return end
const changed = await changedWithin(shares.isIdling ? IDLE_MS : null, end.right, eventLog, either, clock)`,
  },
  {
    finder: 'simulation',
    name: 'the last observation wins, not the strongest',
    file: 'projections/entities/observation.ts',
    find: 'return [...others, { connectionId, channel, hash: contentHash, occurredAt, facts }].sort(strongestFirst)',
    replace: 'return [{ connectionId, channel, hash: contentHash, occurredAt, facts }, ...others]',
  },
  {
    finder: 'simulation',
    name: 'an append without an answer counts as done',
    file: 'src/connectors/connection-stream.ts',
    find: 'const appended = await this.#options.eventLog.append(this.name, this.#revision, [first, ...rest])',
    replace: `const appended = await this.#options.eventLog.append(this.name, this.#revision, [first, ...rest])
if (isLeft(appended) && appended.left.tag === 'store_unavailable') return right('')`,
  },
  {
    finder: 'simulation',
    name: 'a changed neighbour is counted again',
    file: 'src/projector/settle.ts',
    find: 'const before = documents.before(entity, id) as object | undefined',
    replace: 'const before = changed.has(key) ? (documents.before(entity, id) as object | undefined) : undefined',
  },
  {
    finder: 'simulation',
    name: 'a neighbour that appears later is not recomputed',
    file: 'src/projector/neighbours.ts',
    find: 'for (const { id, names } of named) wantAll(concerned, index.dependingOn(id, names))',
    replace: `for (const { entity, id, before, after } of touched)
  if (before !== undefined && after !== undefined) wantAll(concerned, index.dependingOn(id, namesIn(entity, id, after)))`,
  },
  {
    finder: 'simulation',
    name: 'a short page is taken for the end of the log',
    file: 'src/eventlog/pages.ts',
    find: 'if (isLeft(page) || isLeft(due) || page.right.length === 0) return',
    replace: 'if (isLeft(due) || due.right.length < PAGE) return',
  },
  {
    finder: 'simulation',
    name: 'the next batch starts from the documents before this one',
    file: 'src/projector/documents.ts',
    find: 'for (const [id, { before, now, size }] of slots) {',
    replace: `for (const [id, { before, size }] of slots) {
      const now = before`,
  },
  {
    finder: 'simulation',
    name: 'sums keep what a removed document added',
    file: 'src/projector/rollups.ts',
    find: 'addTo(deltas, before as Owned, one, -1)',
    replace: 'if (after !== undefined) addTo(deltas, before as Owned, one, -1)',
  },
  {
    finder: 'simulation',
    name: 'two connections that see one change make two',
    file: 'src/projector/fold.ts',
    find: 'const id = entityId(workspaceId, ref)',
    replace:
      "const id = entityId(workspaceId, ref) + (ref.kind === 'code_change' ? (metadata.connectionId ?? '') : '')",
  },
  {
    finder: 'simulation',
    name: 'an import does not see withdrawals that are not folded yet',
    file: 'src/connectors/known.ts',
    find: 'one.kind === kind && one.place === place && one.hash !== null',
    replace: 'one.kind === kind && one.place === place && one.hash !== null && false',
  },
  {
    finder: 'sqlite',
    name: 'a worker writes after its lease was taken over',
    file: 'src/readstore/sqlite/commit.ts',
    find: "if (control.epoch !== lease.epoch || control.owner === null) return left<LeaseLost>({ tag: 'lease_lost' })",
    replace: "if (control.owner === null) return left<LeaseLost>({ tag: 'lease_lost' })",
  },
  {
    finder: 'sqlite',
    name: 'a read sees two moments',
    file: 'src/readstore/sqlite/read-store.ts',
    find: "if (!connection.db.inTransaction) connection.prepare('BEGIN').run()",
    replace: '',
  },
  {
    finder: 'contract',
    name: 'a commit does not check the checkpoint',
    file: 'src/readstore/sqlite/commit.ts',
    find: `if (control.checkpoint !== batch.from)
  return left<CheckpointMoved>({ tag: 'checkpoint_moved', actual: control.checkpoint })`,
    replace: '',
  },
  {
    finder: 'contract',
    name: 'a lease of another generation counts as seen',
    file: 'src/readstore/sqlite/read-store.ts',
    find: 'const stoodStill = seen?.generation === generation && seen.epoch === before && seen.beat === beat',
    replace: 'const stoodStill = seen?.epoch === before && seen.beat === beat',
  },
  {
    finder: 'contract',
    name: 'a query does not wait for its index',
    file: 'src/readstore/sqlite/read-store.ts',
    find: 'if (isIndexed(connection, generation)) return',
    replace: 'if (generation > 0) return',
  },
  {
    finder: 'contract',
    name: 'a generation that was dropped is indexed',
    file: 'src/readstore/sqlite/generations.ts',
    find: 'generationsOf(writer).all.includes(generation) ? missingIndexes(writer, generation, collections) : []',
    replace: 'missingIndexes(writer, generation, collections)',
    also: [{ find: 'if (!generationsOf(writer).all.includes(generation)) return GONE', replace: '' }],
  },
  {
    finder: 'indexes',
    name: 'a replay leaves the indexes to the first query',
    file: 'src/projector/replay.ts',
    find: 'const indexed = await readStore.generations.index(generation)',
    replace: 'const indexed = await readStore.generations.index(0)',
  },
  {
    finder: 'indexes',
    name: 'a worker leaves the indexes to the first query',
    file: 'src/projector/projector.ts',
    find: 'const indexed = await generations.index(generation)',
    replace: 'const indexed = await generations.index(0)',
  },
  {
    finder: 'contract',
    name: 'a switch is done under a lost lease',
    file: 'src/readstore/sqlite/generations.ts',
    find: "if (next !== now && !still.every(isHeld)) return left<LeaseLost>({ tag: 'lease_lost' })",
    replace: '',
  },
  {
    finder: 'contract',
    name: 'a switch checks one of several leases',
    file: 'src/readstore/sqlite/generations.ts',
    find: "if (next !== now && !still.every(isHeld)) return left<LeaseLost>({ tag: 'lease_lost' })",
    replace: "if (next !== now && !still.some(isHeld)) return left<LeaseLost>({ tag: 'lease_lost' })",
  },
  {
    finder: 'contract',
    name: 'a switch does without the leases of all partitions',
    file: 'src/readstore/generations.ts',
    find: 'if (!areOfServing || !areAll || !now.all.includes(to)) return null',
    replace: 'if (!areOfServing || (!areAll && still.length === 0) || !now.all.includes(to)) return null',
  },
  {
    finder: 'mongodb',
    name: 'a commit is decided before its record is written',
    file: 'src/readstore/mongodb/commit.ts',
    find: `const recorded = await operations.insertRecord(partition, parts)
if (isLeft(recorded)) return recorded`,
    replace: '',
    also: [
      {
        find: 'return complete(partition, { epoch, seq, pending }, images, operations)',
        replace: `const recorded = await operations.insertRecord(partition, parts)
        if (isLeft(recorded)) return recorded
        return complete(partition, { epoch, seq, pending }, images, operations)`,
      },
    ],
  },
  {
    finder: 'mongodb',
    name: 'a dropped generation is read',
    file: 'src/readstore/mongodb/read.ts',
    find: 'if (seq === DROPPED) continue',
    replace: '',
  },
  {
    finder: 'mongodb',
    name: 'a commit does not check the lease',
    file: 'src/readstore/mongodb/commit.ts',
    find: '{ owner: lease.owner, epoch, seq: before, pending: null }',
    replace: '{ seq: before, pending: null }',
  },
  {
    finder: 'mongodb',
    name: 'a late write replaces a newer document',
    file: 'src/readstore/mongodb/driver.ts',
    find: 'filter: { _id: document._id, [number]: { [lower]: document[number] } }',
    replace: 'filter: { _id: document._id }',
  },
  {
    finder: 'mongodb',
    name: 'a commit writes no record',
    file: 'src/readstore/mongodb/commit.ts',
    find: `const recorded = await operations.insertRecord(partition, parts)
if (isLeft(recorded)) return recorded`,
    replace: '',
  },
  {
    finder: 'mongodb',
    name: 'a read does not look for a commit that came in between',
    file: 'src/readstore/mongodb/read.ts',
    find: 'isTorn ||= after.seq !== seq',
    replace: '',
  },
  {
    finder: 'mongodb',
    name: 'the record is cleared before the documents are written',
    file: 'src/readstore/mongodb/commit.ts',
    find: 'const written = await operations.replace(partition, seq, images)',
    replace: `const cleared = await operations.compareAndSet(partition, { epoch, seq, pending }, { pending: null })
      const written = await operations.replace(partition, seq, images)`,
    also: [
      {
        find: 'const cleared = await operations.compareAndSet(partition, { epoch, seq, pending }, { pending: null })',
        replace: '',
      },
    ],
  },
  {
    finder: 'mongodb',
    name: 'a switch is done under a lost lease',
    file: 'src/readstore/mongodb/generations.ts',
    find: 'if (isLeft(beat)) return beat',
    replace: 'void beat',
  },
  {
    finder: 'mongodb',
    name: 'a takeover does not disturb a switch under way',
    file: 'src/readstore/mongodb/read-store.ts',
    find: 'const disturbed = seen === undefined ? right(undefined) : await disturb(server)',
    replace: 'const disturbed = right(undefined)',
  },
  {
    finder: 'driver',
    name: 'a write to a closed socket is waited for',
    file: 'src/mongodb/closed-sockets.ts',
    find: "this.socket.emit('drain')",
    replace: '',
  },
  {
    finder: 'partitions',
    name: 'the checkpoint of an idle partition is never moved',
    file: 'src/projector/projector.ts',
    find: 'if (share.passed === null || !(all || isDue)) continue',
    replace: 'if (share.passed === null || !all) continue',
  },
  {
    finder: 'partitions',
    name: 'leases of the generation that served before are kept',
    file: 'src/projector/projector.ts',
    find: 'if (isLeft(generations) || leased.some(({ lease }) => lease.generation !== generations.right.serving)) {',
    replace: 'if (isLeft(generations)) {',
  },
  {
    finder: 'partitions',
    name: 'an event without workspace in its metadata is in the wrong partition',
    file: 'src/readstore/partitions.ts',
    find: 'partitionOf(workspaceOf(event), store) === partition',
    replace: 'partitionOf(String((event.metadata as { workspaceId?: unknown }).workspaceId), store) === partition',
  },
  {
    finder: 'partitions',
    name: 'the progress of a replay counts events of one partition only',
    file: 'src/projector/replay.ts',
    find: 'folded.every(({ partition, upTo }) => event.position <= upTo || !isIn(partition, event, readStore))',
    replace: 'folded.every(({ partition, upTo }) => event.position <= upTo && isIn(partition, event, readStore))',
  },
  {
    finder: 'partitions',
    name: 'a replay verifies one partition only',
    file: 'src/projector/replay.ts',
    find: 'for (const [i, partition] of folded.partitions.entries()) {',
    replace: 'for (const [i, partition] of folded.partitions.slice(0, 1).entries()) {',
  },
  {
    finder: 'partitions',
    name: 'a switch takes the lease of one partition only',
    file: 'src/projector/replay.ts',
    find: 'const tookAll = await takeAway(partitions, readStore.of(before), owner, still)',
    replace: 'const tookAll = await takeAway([first], readStore.of(before), owner, still)',
  },
  {
    finder: 'partitions',
    name: 'events that a partition has folded are folded again',
    file: 'src/projector/projector.ts',
    find: 'const events = page.right.filter((event) => event.position > after && isIn(partition, event, readStore))',
    replace: 'const events = page.right.filter((event) => isIn(partition, event, readStore))',
  },
  {
    finder: 'eventstoredb',
    name: 'appends do not wait for one another',
    file: 'src/eventlog/eventstoredb/append.ts',
    find: 'const mine = this.#last.then(() => this.#patiently(stream, expected, proposals, giveUpAt))',
    replace: 'const mine = this.#patiently(stream, expected, proposals, giveUpAt)',
  },
  {
    finder: 'eventstoredb',
    name: 'an append has a deadline that the server compares with its own clock',
    file: 'src/eventlog/eventstoredb/client.ts',
    find: 'const options = { expectedRevision, deadline: Number.POSITIVE_INFINITY }',
    replace: 'const options = { expectedRevision, deadline: 10_000 }',
  },
  {
    finder: 'eventstoredb',
    name: 'an append to a deleted stream counts as done',
    file: 'src/eventlog/eventstoredb/append.ts',
    find: `if (!isLeft(answer) && answer.right.place !== null)
  return right({ revision: answer.right.revision, position: positionOf(answer.right.place) })`,
    replace: `if (!isLeft(answer))
  return right({ revision: answer.right.revision, position: positionOf(answer.right.place ?? { commit: 0n, prepare: 0n }) })`,
  },
  {
    finder: 'eventstoredb',
    name: 'a dropped subscription is never taken up again',
    file: 'src/eventlog/eventstoredb/changes.ts',
    find: `  pause = FIRST_PAUSE_MS
}`,
    replace: `  pause = FIRST_PAUSE_MS
}
return`,
  },
  {
    finder: 'eventstoredb',
    name: 'each process passes the events of others again',
    file: 'src/eventlog/eventstoredb/passed.ts',
    find: 'if (this.#isSure) await this.#keep(stretch)',
    replace: '',
  },
  {
    finder: 'eventstoredb',
    name: 'events of other programs are shown',
    file: 'src/eventlog/eventstoredb/event-log.ts',
    find: "stream.startsWith(prefix) && !type.startsWith('$') ? stream.slice(prefix.length) : null",
    replace:
      "stream.startsWith(prefix) && !type.startsWith('$') ? stream.slice(prefix.length) : stream.startsWith('$') ? null : stream",
  },
  {
    finder: 'eventstoredb',
    name: 'a subscription starts at the end',
    file: 'src/eventlog/eventstoredb/client.ts',
    find: 'const subscription = unheard(this.#reader.subscribeToAll({ fromPosition: after ?? START, filter }))',
    replace:
      'const subscription = unheard(this.#reader.subscribeToAll({ fromPosition: after === null ? START : END, filter }))',
  },
  {
    finder: 'eventstoredb',
    name: 'an append without an answer counts as failed',
    file: 'src/eventlog/eventstoredb/append.ts',
    find: 'if (!isLeft(standing) && standing.right.appended !== null) return right(standing.right.appended)',
    replace: "if (isLeft(answer) && answer.left.tag === 'no_answer') return unavailable(answer.left.cause)",
  },
  {
    finder: 'eventstoredb',
    name: 'an event with a malformed id or no type is sent',
    file: 'src/eventlog/eventstoredb/encoding.ts',
    find: "if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(eventId) || /^[0-]*$/.test(eventId) || type === '')",
    replace: 'if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(eventId))',
  },
  {
    finder: 'eventstoredb',
    name: 'an error message shows the password',
    file: 'src/eventlog/eventstoredb/event-log.ts',
    find: `message: \`EVENTSTORE_URL cannot be used: \${why}`,
    replace: `message: \`EVENTSTORE_URL cannot be used: \${url}: \${why}`,
  },
  {
    finder: 'eventstoredb',
    name: 'a position of another log is accepted',
    file: 'src/eventlog/eventstoredb/encoding.ts',
    find: 'const [, commit, prepare] = /^([0-9a-f]{16})-([0-9a-f]{16})$/.exec(position) ?? []',
    replace: 'const [, commit, prepare] = /^([0-9a-f]{16})-?([0-9a-f]{0,16})$/.exec(position) ?? []',
  },
  {
    finder: 'eventstoredb',
    name: 'a log that has become shorter is not noticed',
    file: 'src/eventlog/eventstoredb/all.ts',
    find: 'if (end < this.#seen) this.#passed.forget()',
    replace: '',
  },
  {
    finder: 'eventstoredb',
    name: 'a tombstone is taken for an event',
    file: 'src/eventlog/eventstoredb/event-log.ts',
    find: "stream.startsWith(prefix) && !type.startsWith('$') ? stream.slice(prefix.length) : null",
    replace: 'stream.startsWith(prefix) ? stream.slice(prefix.length) : null',
  },
  {
    finder: 'eventstoredb',
    name: 'a wrong revision is reported for an append that was done',
    file: 'src/eventlog/eventstoredb/append.ts',
    find: 'const standing = await this.#standing(stream, expected, proposals)',
    replace: `const standing = await this.#standing(stream, expected, proposals)
if (!isLeft(standing) && standing.right.appended !== null && isLeft(answer) && answer.left.tag === 'wrong_revision')
  return left({ tag: 'wrong_revision', stream, actual: standing.right.actual })`,
  },
  {
    finder: 'measures',
    name: 'totals add up cents that are rounded already',
    file: 'projections/cost/report.ts',
    find: 'const totals = known.length === 0 ? null : cents(total)',
    replace: `void total
const totals = (labourCents ?? 0) + (coordinationCents ?? 0) + (cloudCents ?? 0)`,
  },
  {
    finder: 'measures',
    name: 'a day of a cloud line keeps ten digits after the point',
    file: 'projections/cost/measures.ts',
    find: 'Math.max(LEAST_DIGITS, decimalsOf(amount))',
    replace: 'LEAST_DIGITS',
  },
  {
    finder: 'measures',
    name: 'days are those of the time zone asked for',
    file: 'projections/selection/containers.ts',
    find: "return { from: startOfDay(start, 'UTC'), to: startOfDay(addDays(end, 1), 'UTC') }",
    replace: `const { timeZone } = request.period
return { from: startOfDay(start, timeZone), to: startOfDay(addDays(end, 1), timeZone) }`,
  },
  {
    finder: 'contract',
    name: 'documents are in the order of JavaScript text',
    file: 'src/readstore/sqlite/documents.ts',
    find: 'if (OF_TWO_UNITS.test(a) || OF_TWO_UNITS.test(b)) return',
    replace: 'if (OF_TWO_UNITS.test(a) && a === b) return',
  },
  {
    finder: 'measures',
    name: 'a month that a period cuts is added as a whole',
    file: 'projections/rollups/daily-sums.ts',
    find: 'if (isWithin(whole.days[0]) && isWithin(whole.days.at(-1))) return whole',
    replace: 'if (isWithin(whole.days[0]) || isWithin(whole.days.at(-1))) return whole',
  },
  {
    finder: 'measures',
    name: 'rates do not change again after the first change',
    file: 'projections/cost/labour.ts',
    find: 'filter((day) => day > BEGINNING).sort()',
    replace: 'filter((day) => day > BEGINNING).sort().slice(0, 1)',
  },
  {
    finder: 'measures',
    name: 'a window of AI usage is summed in its last month only',
    file: 'projections/ai/usage-measures.ts',
    find: 'return daysOfWindow(facts).map((day) => ({',
    replace: 'return daysOfWindow(facts).slice(-1).map((day) => ({',
  },
  {
    finder: 'measures',
    name: 'a cloud line that began before the period is not counted',
    file: 'projections/command-center/evidence/lists.ts',
    find: "'cloudLines') + begunBefore.length",
    replace: "'cloudLines') + 0 * begunBefore.length",
  },
  {
    finder: 'measures',
    name: 'a list that leaves some out stops at its first page',
    file: 'projections/selection/newest.ts',
    find: 'if (fitting.length >= most || found.length < limit) return',
    replace: 'return',
  },
  {
    finder: 'measures',
    name: 'an item that was done before, too, is missing in a graph',
    file: 'projections/forensics/read.ts',
    find: 'const others = since === null ? [] : await readOtherItems(since, sources)',
    replace: 'const others: readonly WorkItemState[] = []',
  },
  {
    finder: 'measures',
    name: 'a zero stands for absent evidence',
    file: 'src/domain/coverage.ts',
    find: "availability === 'available' || (availability === 'partial' && found) ? value : null",
    replace: "availability === 'available' || availability === 'partial' || !found ? value : null",
  },
  {
    finder: 'deletion',
    name: 'access documents stay after an erasure',
    file: 'src/projector/erase.ts',
    find: 'const removed = await refreshAccess(workspaceId, eventLog, readStore)',
    replace: 'const removed = right(undefined)',
  },
  {
    finder: 'deletion',
    name: 'an erasure is not folded',
    file: 'src/projector/erase.ts',
    find: "const event = logged.type === 'WorkspaceErased' ? readEvent(logged) : null",
    replace: "const event = logged.type === 'WorkspaceEra' ? readEvent(logged) : null",
  },
  {
    finder: 'deletion',
    name: 'an erasure leaves a stream',
    file: 'src/app/erase.ts',
    find: 'for (const stream of streams.right) {',
    replace: 'for (const stream of [...streams.right].slice(1)) {',
  },
  {
    finder: 'deletion',
    name: 'documents of kept generations stay after an erasure',
    file: 'src/app/erase.ts',
    find: 'const dropped = await dropErased(all.right, { eventLog, readStore })',
    replace: 'const dropped = due.length > 0 ? await dropErased(all.right, { eventLog, readStore }) : right(undefined)',
  },
  {
    finder: 'deletion',
    name: 'an erasure ends a replay under way',
    file: 'src/app/erase.ts',
    find: "const dropped = await readStore.generations.drop('kept')",
    replace: "const dropped = await readStore.generations.drop('all')",
  },
  {
    finder: 'deletion',
    name: 'the audit trail stays after an erasure',
    file: 'src/projector/erase.ts',
    find: '(one) => one !== root &&',
    replace: "(one) => one !== root && one.name !== 'audit_event' &&",
  },
  {
    finder: 'deletion',
    name: 'uses of keys stay after an erasure',
    file: 'src/app/erase.ts',
    find: 'const forgotten = await registry.forget([...members.right], [...keys.right])',
    replace: 'const forgotten = await registry.forget([...members.right], [])',
  },
  {
    finder: 'audit',
    name: 'audit events are not counted',
    file: 'projections/trail/measures.ts',
    find: 'measures: single(counterOf(row), 1)',
    replace: 'measures: {}',
  },
  {
    finder: 'audit',
    name: 'a page skips events of the same instant',
    file: 'projections/audit/list.ts',
    find: 'left(invalidCursor) : right(row.order)',
    replace: 'left(invalidCursor) : right(row.occurredAt)',
  },
  {
    finder: 'audit',
    name: 'payloads are offered to everybody',
    file: 'projections/audit/report.ts',
    find: 'hasPayload: mayRead(row, looking) && tells(row)',
    replace: 'hasPayload: tells(row)',
  },
  {
    finder: 'audit',
    name: 'totals count events that may not be seen',
    file: 'projections/audit/visible-places.ts',
    find: '...(unmappedToo ? [workspaceId] : [])',
    replace: 'workspaceId',
  },
  {
    finder: 'audit',
    name: 'days are counted without the status of events',
    file: 'projections/trail/measures.ts',
    find: 'JSON.stringify([type, status, kind, id, connectionId, target, impacts])',
    replace: "JSON.stringify([type, 'success', kind, id, connectionId, target, impacts])",
  },
  {
    finder: 'events',
    name: 'a code change of version 1 is not upcast',
    file: 'src/domain/events/code.ts',
    find: `upcasters: [
      upcast(CodeChangeFacts1, (facts) => ({
        ...facts,
        closedAt: null,
        labels: [],
        commits: [],
        links: [],
        reverts: [],
        url: null,
      })),
    ]`,
    replace: 'upcasters: []',
  },
  {
    finder: 'batches',
    name: 'a batch counts as committed though the thread that writes is gone',
    file: 'src/stores/committer.ts',
    find: 'this.#answer(goneFor(this.#ended))',
    replace: "this.#answer({ _tag: 'Right', right: undefined })",
  },
  {
    finder: 'batches',
    name: 'a page that was read ahead is taken though folding has gone back',
    file: 'src/projector/projector.ts',
    find: 'ahead?.after === after ? ahead.page',
    replace: 'ahead ? ahead.page',
  },
  {
    finder: 'batches',
    name: 'a head forgets what was withdrawn',
    file: 'projections/entities/observed-head.ts',
    find: 'addObservers(workspaceId, before, after, -1)',
    replace: 'addObservers(workspaceId, before, after, 0)',
  },
  {
    finder: 'batches',
    name: 'one event of a batch alone gets into the trail',
    file: 'src/projector/batch.ts',
    find: '...made.map(({ collection, id, document }) => ({ collection, id, become: () => document })),',
    replace: '...made.slice(-1).map(({ collection, id, document }) => ({ collection, id, become: () => document })),',
  },
  {
    finder: 'bounds',
    name: 'a period may end however far ahead',
    file: 'src/api/parameters.ts',
    find: 'end > lastDay',
    replace: "end > '9999-12-31'",
  },
  {
    finder: 'bounds',
    name: 'years without rows are looked up too',
    file: 'projections/command-center/readiness/rows.ts',
    find: 'const to = year.to < place.to ? year.to : place.to',
    replace: 'const { to } = place',
  },
  {
    finder: 'events',
    name: 'minutes of an old time entry are read as seconds',
    file: 'src/domain/events/commercial.ts',
    find: 'seconds: minutes * 60',
    replace: 'seconds: minutes',
  },
  {
    finder: 'versions',
    name: 'a fold changes what it makes and its version stays',
    file: 'projections/entities/client.ts',
    find: 'ClientArchived: (state) => state && { ...state, archived: true }',
    replace: 'ClientArchived: (state) => state',
  },
  {
    finder: 'imports',
    name: 'a run continues after the mark of another state of its source',
    file: 'src/connectors/observe.ts',
    find: 'mark !== null && mark.cursor === this.#reading.cursor && this.#done <= mark.records',
    replace: 'mark !== null && this.#done <= mark.records',
  },
  {
    finder: 'imports',
    name: 'a mark outlives a reading of another state',
    file: 'src/connectors/observe.ts',
    find: 'if (mark === null || mark.cursor === cursor || mark.records === 0) return right(undefined)',
    replace: 'if (mark === null || cursor !== null) return right(undefined)',
  },
  {
    finder: 'imports',
    name: 'the mark of a page comes before its facts',
    file: 'src/connectors/observe.ts',
    find: 'events.push({ event: stream.pageRead({ runId, cursor, records: this.#done }) })',
    replace: 'events.unshift({ event: stream.pageRead({ runId, cursor, records: this.#done }) })',
  },
  {
    finder: 'imports',
    name: 'what stands before the mark of a run is withdrawn',
    file: 'src/connectors/observe.ts',
    find: 'this.#seen.set(fact, { hash: null, updated: fact.updated ?? null })',
    replace: 'void fact',
  },
  {
    finder: 'imports',
    name: 'a person who appends makes an import read its source again',
    file: 'src/connectors/appender.ts',
    find: 'if (events.right.some((one) => this.#isOfImport(one))) return left(error)',
    replace: 'if (events.right.length > 0) return left(error)',
  },
  {
    finder: 'imports',
    name: 'an import does not notice that another one appends',
    file: 'src/connectors/appender.ts',
    find: 'if (events.right.some((one) => this.#isOfImport(one))) return left(error)',
    replace: '',
  },
  {
    finder: 'imports',
    name: 'events that were not appended count as appended',
    file: 'src/connectors/appender.ts',
    find: '.slice(0, stream.revision - before)',
    replace: '',
  },
  {
    finder: 'imports',
    name: 'a connection that is paused meanwhile is read on',
    file: 'src/connectors/appender.ts',
    find: "if (type === 'ConnectionPaused') paused = true",
    replace: '',
  },
  {
    finder: 'imports',
    name: 'what a webhook states meanwhile is withdrawn',
    file: 'src/connectors/observe.ts',
    find: 'if (thing !== null && thing.hash !== null) this.#seen.askAgain(thing)',
    replace: '',
  },
  {
    finder: 'imports',
    name: 'the later record counts though the earlier one has the later change',
    file: 'src/connectors/seen.ts',
    find: 'updated !== undefined && before !== null && updated < before',
    replace: 'false',
  },
  {
    finder: 'imports',
    name: 'rejected records of what was not read are closed',
    file: 'src/connectors/letters.ts',
    find: 'page.right.filter(({ record }) => reads(record))',
    replace: 'page.right.filter(() => reads !== undefined)',
  },
  {
    finder: 'imports',
    name: 'rejected records of what was not read make an unchanged source be read again',
    file: 'src/connectors/dead-letters.ts',
    find: 'page.right.filter(({ record }) => reads(record)).length',
    replace: 'page.right.length',
  },
  {
    finder: 'imports',
    name: 'an export withdraws what it does not have though nobody says that it is whole',
    file: 'src/connectors/files/open.ts',
    find: 'whole ? covered.places() : []',
    replace: 'covered.places()',
  },
  {
    finder: 'imports',
    name: 'an export closes the rejected records of another file',
    file: 'src/connectors/files/open.ts',
    find: "record.startsWith(placeIn(file.input.name, ''))",
    replace: 'record !== file.input.name',
  },
  {
    finder: 'imports',
    name: 'an export maps containers to the project that was named, whatever the table says',
    file: 'src/connectors/files/open.ts',
    find: 'named === undefined ? project : named[1]',
    replace: 'named === undefined || project !== null ? project : named[1]',
  },
  {
    finder: 'imports',
    name: 'answers are kept though they do not fit with those from before',
    file: 'src/connectors/files/answered.ts',
    find: '!ImportAnswers.is(saved)',
    replace: 'false',
  },
  {
    finder: 'formats',
    name: 'yen are taken for hundredths of a yen',
    file: 'src/connectors/invoices/minor-units.ts',
    find: 'if (WHOLE.has(currency)) return amount',
    replace: '',
  },
  {
    finder: 'formats',
    name: 'a purchase is taken for a sale',
    file: 'src/connectors/invoices/xero.ts',
    find: "if (Type === 'ACCPAY') return leftOut('purchase') if (Type !== 'ACCREC')",
    replace: "if (Type !== 'ACCPAY' && Type !== 'ACCREC')",
  },
  {
    finder: 'formats',
    name: 'an invoice is told though its lines do not sum up',
    file: 'src/connectors/invoices/quickbooks.ts',
    find: ": 'sum_differs'",
    replace: ': lines',
  },
  {
    finder: 'formats',
    name: 'a worklog counts on its day in UTC',
    file: 'src/connectors/time-sheets/jira-worklogs.ts',
    find: 'readDay(dayIn(started), null)',
    replace: "readDay((jiraInstant(started) ?? '').slice(0, 10), null)",
  },
  {
    finder: 'formats',
    name: 'what of a worklog is not billed is lost',
    file: 'src/connectors/time-sheets/tempo.ts',
    find: 'return part(key, timeSpentSeconds, rest === 0)',
    replace: 'return part(key, rest === 0 ? timeSpentSeconds : billed, rest === 0)',
  },
  {
    finder: 'simulation',
    name: 'a commit forgets the group of the ids that it writes',
    file: 'src/readstore/groups.ts',
    find: 'groups.add(groupOfId(collection, id))',
    replace: '',
  },
  {
    finder: 'answers',
    name: 'a commit forgets the groups that a document was in before',
    file: 'src/readstore/groups.ts',
    find: 'for (const document of [before, now])',
    replace: 'for (const document of [now])',
  },
  {
    finder: 'simulation',
    name: 'a commit forgets the groups of terms',
    file: 'src/readstore/groups.ts',
    find: 'for (const term of collection.terms?.(document, id) ?? []) groups.add(groupOfTerm(term))',
    replace: '',
  },
  {
    finder: 'contract',
    name: 'groups are stamped outside of the transaction that writes in them',
    file: 'src/readstore/sqlite/commit.ts',
    find: `if (batch.writes.length + batch.deletes.length > 0)
          stamp(connection, lease.generation, lease.partition, batch.groups)`,
    replace: '',
    also: [afterTheTransaction('stamp(connection, lease.generation, lease.partition, batch.groups)')],
  },
  {
    finder: 'mongodb',
    name: 'groups are stamped by no commit',
    file: 'src/readstore/mongodb/commit.ts',
    find: "...(groups === 'all' ? [ALL_GROUPS] : groups).map((group) => removed(STAMPS, group))",
    replace: '',
  },
  {
    finder: 'answers',
    name: 'a kept answer is given to whoever asks the same, whatever their role and rights',
    file: 'src/api/pipeline.ts',
    find: 'JSON.stringify([request, standing])',
    replace: 'JSON.stringify([{ ...request, caller: null }, standing])',
  },
  {
    finder: 'answers',
    name: 'a kept answer is given in later minutes',
    file: 'src/api/pipeline.ts',
    find: 'JSON.stringify([request, standing])',
    replace: 'JSON.stringify([{ ...request, now: null, period: { ...request.period, interval: null } }, standing])',
  },
  {
    finder: 'answers',
    name: 'a kept answer is given under other privacy settings',
    file: 'src/api/pipeline.ts',
    find: 'JSON.stringify([request, standing])',
    replace: 'JSON.stringify(request)',
  },
  {
    finder: 'answers',
    name: 'what is private or archived is read from folded documents',
    file: 'src/api/pipeline.ts',
    find: 'askedOnce(asNewest(reader, workspaceId, standing, now))',
    replace: 'askedOnce(reader)',
  },
  {
    finder: 'answers',
    name: 'what rests on names of members is kept',
    file: 'src/api/noted-sources.ts',
    find: 'if (memberIds.length > 0) note(null)',
    replace: '',
  },
  {
    finder: 'answers',
    name: 'a kept answer is given at a moment before that of its documents',
    file: 'src/api/kept-answers.ts',
    find: 'commit < one.goodAt',
    replace: 'false',
  },
  {
    finder: 'simulation',
    name: 'a kept answer of another generation is given',
    file: 'src/api/kept-answers.ts',
    find: 'one.generation !== generation ||',
    replace: '',
  },
]

export const faultsFor = (finder: FinderName): readonly Fault[] => FAULTS.filter((fault) => fault.finder === finder)
