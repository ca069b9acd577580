import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { LOG_START, NO_STREAM } from '#eventlog/port'
import { startEventStoreProcess } from '#test/support/eventstore/process'
import { startEventStore } from '#test/support/eventstore/server'
import { openLog } from '#test/support/stores/open-log'
import { ok } from '#test/support/stores/outcome'
import { runScript } from '#test/support/stores/process'

describe('an EventStoreDB shared by processes', () => {
  it('given a log that another process appends to, notifies of the change', async () => {
    const url = await startEventStoreProcess()
    const log = await ok(openLog(url))
    const changed = log.changed(LOG_START, new AbortController().signal)
    const other = runScript('append-once', url, 's')
    await ok(changed)
    expect(await ok(log.readStream('s', NO_STREAM, 10))).toHaveLength(1)
    expect(await other.ended).toBe(0)
    log.close()
  })
  it('given a stream that three processes append to, lets exactly one have each revision', async () => {
    const url = await startEventStoreProcess()
    const log = await ok(openLog(url))
    const others = ['a', 'b', 'c'].map((name) => ({ name, process: runScript('append-many', url, name, '40') }))
    const won = await Promise.all(
      others.map(async (other) => [other.name, JSON.parse((await other.process.line()) ?? '[]') as number[]] as const),
    )
    const owners = new Map(won.flatMap(([name, revisions]) => revisions.map((revision) => [revision, name] as const)))
    const events = await ok(log.readStream('contended', NO_STREAM, 1000))
    expect(events.map(({ revision, data }) => [revision, (data as { by: string }).by])).toEqual(
      Array.from({ length: 120 }, (_, revision) => [revision, owners.get(revision)]),
    )
    log.close()
  })
  it('given a server that goes away, comes back and loses answers, a process appends each event once, and lives', async () => {
    const server = await startEventStore()
    const other = runScript('append-many', server.url, 'a', '1500')
    const line = other.line()
    const stored = () => server.log().all.filter(({ stream }) => stream === 'wdi.contended').length
    for (let outage = 1; outage <= 4; outage += 1) {
      while (stored() < outage * 250) await sleep(5)
      server.faults.loseAnswers('cut')
      await sleep(50)
      server.stop()
      await sleep(300)
      await server.resume()
    }
    expect(JSON.parse((await line) ?? '[]')).toEqual(Array.from({ length: 1500 }, (_, revision) => revision))
    expect([await other.ended, stored()]).toEqual([0, 1500])
    server.stop()
  })
})
