import { describe, expect, it } from '@jest/globals'
import { subjectOf } from '#projections/trail/row'
import { versionsOf } from '#projections/trail/versions-of'
import { clientAdded, type Told, uuid, WORKSPACE } from '../support/events.js'
import { worldOf } from '../support/world.js'

const ref = (client: string) => ({ kind: 'client', key: uuid(client) })
const versionOf = async (client: string, events: readonly Told[]) => {
  const versions = await versionsOf(worldOf(events).docs, WORKSPACE, [ref(client)])
  return versions.get(subjectOf(WORKSPACE, ref(client)))
}
const idOf = ({ event }: Told) => event.eventId

describe('the version of an entity', () => {
  const added = clientAdded('acme', { at: '2026-03-05T12:00:00.000Z' })
  const other = clientAdded('bolt')
  // Its instant lies before, as that of a fact which is told later.
  const renamed = clientAdded('acme', { at: '2026-03-01T12:00:00.000Z' })

  it('is the id of its only event', async () => {
    expect(await versionOf('acme', [added, other])).toBe(idOf(added))
  })
  it('is the id of the last event of its stream, whenever that happened', async () => {
    expect(await versionOf('acme', [added, other, renamed])).toBe(idOf(renamed))
  })
  it('is not told of what is not there', async () => {
    expect(await versionOf('cord', [added, other])).toBeUndefined()
  })
})
