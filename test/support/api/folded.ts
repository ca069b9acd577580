import { v4 } from 'uuid'
import { catchUp } from '#projector/projector'
import { type Told, uuid, WORKSPACE, workspaceOpened } from '#test/projections/support/events'
import { append, optionsOf, seize } from '#test/projector/support/stores'
import { ok, type Stores } from './stores.js'
import { addMember, setAccessState, type World } from './world.js'

/** Appends events and folds all there are, as a worker does. */
export const tell = async (stores: Stores, events: readonly Told[]): Promise<void> => {
  await append(stores.eventLog, events)
  const lease = await seize(stores.readStore)
  ok(await catchUp(optionsOf(stores, lease), new AbortController().signal))
  ok(await stores.readStore.release(lease))
}

/** The workspace that the events of tests are of, opened and with an owner. */
export const openWorld = async (stores: Stores, events: readonly Told[]): Promise<World> => {
  const world: World = {
    workspaceId: WORKSPACE,
    organizationSlug: 'acme',
    workspaceSlug: 'demo',
    ownerId: v4(),
    clients: { first: uuid('acme'), second: uuid('other') },
    projects: { alpha: uuid('app'), beta: uuid('web'), gamma: uuid('gamma'), archived: uuid('archived') },
  }
  await tell(stores, [workspaceOpened('demo'), ...events])
  await setAccessState(stores, world, null)
  await addMember(stores, world, 'owner', { all: true }, world.ownerId)
  ok(await stores.registry.setName(world.ownerId, 'Ada'))
  return world
}
