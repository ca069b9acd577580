import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import { namesOf } from '#app/state/acting'
import { readWhole } from '#app/state/append'
import type { AnyCommand } from '#app/state/command'
import { type Access, accessOf } from '#app/state/context'
import type { Given } from '#app/state/field'
import { readInput } from '#app/state/input'
import { state } from '#app/state/run'
import { linkFor } from '#app/state/sign-in-links'
import { table } from '#app/state/statements'
import { openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import { streamOf } from '#domain/events/catalogue'
import { actionsOf, Role } from '#domain/roles'
import type { MemberDocument } from '#projections/access/fold'
import { openStores, type Stores } from '#stores/open'
import { newFolder } from '#test/support/stores/folder'
import { memoryLog } from '#test/support/stores/memory-log'
import { ok } from '#test/support/stores/outcome'

// The law: whatever a member who is no owner states, alone or with whoever that member can act as, nobody ends up with more than
// the owner once gave to that member, and nobody who had more is changed. A member is acted as who was added, who got a link, or
// for whom a key was made. The law says "more" in its own words, not by the function that the statements ask.

const NOW: Instant = '2026-12-01T12:00:00.000Z'
const RUNS = process.env['WDI_PROVE'] === '1' ? 400 : 40

let stores: Stores
beforeAll(async () => {
  // Thousands of statements, each of which waits for the disk only where documents and names are written.
  stores = { ...(await ok(openStores(newFolder()))), eventLog: memoryLog().open() }
})
afterAll(() => stores.close())

type Fields = Readonly<Record<string, Given>>
const COMMANDS = new Map(table.map((command) => [command.path, command] as const))

const stating = async (workspaceId: Uuid, as: Uuid | null, path: string, fields: Fields) => {
  const command = COMMANDS.get(path) as AnyCommand
  const input = readInput(command, fields)
  if (isLeft(input)) return input
  return state({ command, input: input.right, workspaceId, as }, stores, NOW, async () => right(undefined))
}

const isStated = async (...statement: Parameters<typeof stating>): Promise<boolean> =>
  isRight(await stating(...statement))

/** A directory as numbers: the client of each project, and each member's role and what it sees. */
const seeing = fc.oneof(
  { arbitrary: fc.constant({ all: true, clients: [], projects: [] }), weight: 2 },
  {
    arbitrary: fc.record({
      all: fc.constant(false),
      clients: fc.uniqueArray(fc.nat(2), { maxLength: 2 }),
      projects: fc.uniqueArray(fc.nat(4), { maxLength: 3 }),
    }),
    weight: 3,
  },
)
const role = fc.constantFrom<Role>(...Role.values, 'viewer', 'analyst', 'admin')
const member = fc.record({ role, seeing })
const anyone = fc.nat(11)
const statement = fc.oneof(
  fc.record({ what: fc.constant('add'), who: anyone, role, seeing, again: fc.boolean(), by: anyone }),
  fc.record({ what: fc.constant('role'), who: anyone, role, by: anyone }),
  fc.record({ what: fc.constant('access'), who: anyone, seeing, by: anyone }),
  fc.record({ what: fc.constantFrom('remove', 'key', 'rotate', 'revoke', 'link'), who: anyone, by: anyone }),
)
type Wish = Readonly<{
  what: string
  who: number
  by: number
  role?: Role
  seeing?: { readonly all: boolean; readonly clients: readonly number[]; readonly projects: readonly number[] }
  again?: boolean
}>
const world = fc.record({
  projects: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2)),
  actor: fc.record({ role: fc.constantFrom<Role>(...Role.values.slice(1), ...Array(8).fill('admin')), seeing }),
  members: fc.array(member, { minLength: 2, maxLength: 4 }),
  statements: fc.array(statement as fc.Arbitrary<Wish>, { minLength: 12, maxLength: 24 }),
})

const accessNow = async (workspaceId: Uuid): Promise<Access> =>
  accessOf(workspaceId, await ok(readWhole(streamOf.access(workspaceId), stores.eventLog)))

/** Whether a member has nothing that another one, at that time, had not; by each action and each project. */
const isWithin = (
  { role: itsRole, dataAccess: its }: MemberDocument,
  { role: ownRole, dataAccess: own }: MemberDocument,
  projects: readonly { readonly projectId: Uuid; readonly clientId: Uuid }[],
): boolean => {
  if (itsRole === 'owner' && ownRole !== 'owner') return false
  if ([...actionsOf(itsRole)].some((action) => !actionsOf(ownRole).has(action))) return false
  if (own.all) return true
  // A client is more than its projects of today.
  if (its.all || its.clients.some((id) => !own.clients.includes(id))) return false
  return its.projects.every(
    (id) =>
      own.projects.includes(id) ||
      projects.some(({ projectId, clientId }) => projectId === id && own.clients.includes(clientId)),
  )
}

let worlds = 0
it(
  'nobody ends up with more than the owner gave to whoever stated it',
  async () => {
    const done = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(world, async ({ projects: clientOf, actor, members, statements }) => {
        worlds += 1
        const spec = {
          organization: 'acme',
          workspace: `w${worlds}`,
          name: 'Acme',
          plan: 'scale',
          owner: 'Ada',
        } as const
        const opened = await ok(openWorkspace({ ...spec, client: 'First', project: 'First' }, stores, () => NOW))
        const { workspaceId } = opened
        const owner = async (path: string, fields: Fields) => {
          const made = await stating(workspaceId, null, path, fields)
          if (isLeft(made)) throw new Error(JSON.stringify(made.left))
          return Object.values(made.right.ids)[0] as Uuid
        }
        const clients: Uuid[] = []
        for (const name of ['A', 'B', 'C']) clients.push(await owner('client add', { name }))
        const projects: { projectId: Uuid; clientId: Uuid }[] = []
        for (const [i, n] of clientOf.entries()) {
          const clientId = clients[n] as Uuid
          projects.push({ projectId: await owner('project add', { name: `P${i}`, client: clientId }), clientId })
        }
        const accessOfWish = (wish: Wish['seeing'] = { all: true, clients: [], projects: [] }): Fields => {
          const isNothing = wish.clients.length + wish.projects.length === 0
          return {
            all: wish.all || isNothing,
            client: wish.clients.map((n) => clients[n] as Uuid),
            project: wish.projects.map((n) => projects[n]?.projectId as Uuid),
          }
        }
        // The owner gives what is allowed: a client sees exactly one client.
        const one = { all: false, clients: [0], projects: [] }
        const join = (
          name: string,
          { role, seeing }: { readonly role: Role; readonly seeing: NonNullable<Wish['seeing']> },
        ) => owner('member add', { name, role, ...accessOfWish(role === 'client' ? one : seeing) })
        const actorId = await join('Actor', actor)
        for (const [i, one] of members.entries()) {
          const id = await join(`M${i}`, one)
          await owner('key issue', { name: `K${i}`, for: id })
        }
        const before = await accessNow(workspaceId)
        const namesBefore = await ok(namesOf(before, stores))
        const ownBefore = before.members.find(({ memberId }) => memberId === actorId) as MemberDocument
        const mayBe = (one: MemberDocument): boolean => isWithin(one, ownBefore, projects)
        /** Those as whom the actor can act. */
        const controlled = new Set([actorId])

        for (const { what, who, by, role: wanted = 'viewer', seeing: seen, again = false } of statements) {
          const now = await accessNow(workspaceId)
          const everyone = [...now.members, ...now.left].map(({ memberId }) => memberId)
          const someone = everyone[who % everyone.length] as Uuid
          const keyId = now.keys[who % Math.max(1, now.keys.length)]?.keyId ?? someone
          const as = by % 2 === 0 ? actorId : ([...controlled][by % controlled.size] as Uuid)
          const name = `N${who}`
          const access = accessOfWish(seen)
          const byWhat: Readonly<Record<string, readonly [path: string, fields: Fields]>> = {
            add: ['member add', { name, role: wanted, ...access, ...(again ? { id: someone } : {}) }],
            role: ['member role', { member: someone, role: wanted }],
            access: ['member access', { member: someone, ...access }],
            remove: ['member remove', { member: someone }],
            key: ['key issue', { name, for: someone }],
            rotate: ['key rotate', { key: keyId }],
            revoke: ['key revoke', { key: keyId }],
          }
          const [path, fields] = byWhat[what] ?? ['', {}]
          const wish = { workspaceId, member: someone, kind: 'sign_in', as } as const
          const isDone =
            what === 'link'
              ? isRight(await linkFor(wish, { ...stores, now: () => NOW }))
              : await isStated(workspaceId, as, path, fields)
          if (isDone) done.set(what, (done.get(what) ?? 0) + 1)

          const after = await accessNow(workspaceId)
          if (isDone) {
            for (const { memberId } of after.members) if (!everyone.includes(memberId)) controlled.add(memberId)
            if (['add', 'link', 'key'].includes(what) && (what !== 'add' || again)) controlled.add(someone)
            const rotated = now.keys.find((key) => key.keyId === keyId)
            if (what === 'rotate' && rotated !== undefined) controlled.add(rotated.createdBy)
          }
          const names = await ok(namesOf(after, stores))
          for (const one of after.members) {
            const was = before.members.find(({ memberId }) => memberId === one.memberId)
            const isAsBefore =
              was?.role === one.role && JSON.stringify(was.dataAccess) === JSON.stringify(one.dataAccess)
            expect([what, one, isAsBefore || mayBe(one)]).toEqual([what, one, true])
            if (controlled.has(one.memberId)) expect([what, one, mayBe(one)]).toEqual([what, one, true])
          }
          for (const was of before.members.filter((one) => !mayBe(one))) {
            expect(after.members.find(({ memberId }) => memberId === was.memberId)).toEqual(was)
            expect(names.get(was.memberId)).toBe(namesBefore.get(was.memberId))
          }
          for (const { keyId: id, createdBy } of after.keys) {
            if (before.keys.some((key) => key.keyId === id)) continue
            const as = [...after.members, ...after.left].find(({ memberId }) => memberId === createdBy)
            expect([what, as, as !== undefined && mayBe(as)]).toEqual([what, as, true])
          }
        }
      }),
      { seed: 1, numRuns: RUNS },
    )
    // The law is not kept by refusing everything.
    for (const what of ['add', 'role', 'access', 'remove', 'key', 'rotate', 'link'])
      expect([what, (done.get(what) ?? 0) > 0]).toEqual([what, true])
  },
  RUNS * 8_000,
)

it('the adding of a member is not repeated, nor the member renamed, by who may do less than the member by now', async () => {
  const spec = { organization: 'acme', workspace: 'renamed', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  const { workspaceId } = await ok(openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))
  const [boss, admin] = [1, 2].map((n) => `aaaaaaaa-0000-4000-8000-00000000000${n}`) as [Uuid, Uuid]
  const joining = { name: 'Boss', role: 'viewer', all: true, client: [], project: [], id: boss }
  expect(await isStated(workspaceId, null, 'member add', joining)).toBe(true)
  expect(await isStated(workspaceId, null, 'member add', { ...joining, name: 'Bob', role: 'admin', id: admin })).toBe(
    true,
  )
  expect(await isStated(workspaceId, admin, 'member add', { ...joining, name: 'Robert' })).toBe(true)
  expect(await isStated(workspaceId, null, 'member role', { member: boss, role: 'owner' })).toBe(true)
  expect(await isStated(workspaceId, admin, 'member add', { ...joining, name: 'Nobody' })).toBe(false)
  expect((await ok(stores.registry.names([boss]))).get(boss)).toBe('Robert')
})
