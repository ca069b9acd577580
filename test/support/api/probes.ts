import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, oneOf, optional } from '#domain/codec'
import { CivilDate, Uuid } from '#domain/common'
import { type AnyOperation, operation, type ReadRequest } from '#domain/operation'
import { periodQuery, selectionQuery, ZoneName } from '#domain/query'

/** Operations that answer with what they were asked, so that a test can see it. */
const Seen = closed('Seen', { seen: t.unknown })

const seen = async ({ workspaceId, caller, plan, projects, unmappedToo, period }: ReadRequest) =>
  right({ seen: { workspaceId, caller, plan, projects: projects.map(({ name }) => name), unmappedToo, period } })

export type SeenRequest = Pick<ReadRequest, 'workspaceId' | 'caller' | 'plan' | 'unmappedToo' | 'period'> & {
  readonly projects: readonly string[]
}

const probe = { scope: 'command-center:read', action: 'command_center.read', response: Seen, read: seen } as const

export const narrowed = operation({
  ...probe,
  id: 'probe.narrowed',
  path: '/probes/narrowed',
  query: { ...selectionQuery, ...periodQuery },
})

export const strict = operation({
  ...probe,
  id: 'probe.strict',
  path: '/probes/strict',
  query: {
    projectId: Uuid,
    start: CivilDate,
    end: CivilDate,
    tz: optional(ZoneName),
    mode: optional(oneOf('facts')),
    question: optional(t.string),
  },
})

/** A project in the path, and a parameter of its own beside it. */
export const inPath = operation({
  ...probe,
  id: 'probe.inPath',
  path: '/probes/projects/{projectId}/{thingId}/{kind}',
  params: { projectId: Uuid, thingId: Uuid, kind: oneOf('one', 'two') },
  query: { ...periodQuery, mode: optional(oneOf('facts')) },
  read: async ({ projects, period, given: { thingId, kind, mode } }) =>
    right({
      seen: { projects: projects.map(({ name }) => name), start: period.start, thingId, kind, mode: mode ?? null },
    }),
})

/** Many required parameters, so that more can be wrong than an error may list. */
export const wide = operation({
  ...probe,
  id: 'probe.wide',
  path: '/probes/wide',
  query: Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`p${i}`, Uuid])),
})

const defective = operation({
  ...probe,
  id: 'probe.defective',
  path: '/probes/defective',
  query: {},
  read: async () => {
    throw new Error('it broke on wdi_test_0123456789 with Authorization: Bearer abc.def')
  },
})

const offCodec = operation({
  ...probe,
  id: 'probe.offCodec',
  path: '/probes/off-codec',
  query: {},
  read: async () => right({ seen: 1, more: 2 }),
})

const billing = operation({
  ...probe,
  id: 'probe.billing',
  path: '/probes/billing',
  scope: 'usage-billing:read',
  action: 'billing.read',
  query: {},
})

export const probes: readonly AnyOperation[] = [narrowed, strict, inPath, wide, defective, offCodec, billing]
