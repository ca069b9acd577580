import * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { CivilDate, Int0, NonEmptyString, Uuid } from '#domain/common'
import { ProjectStatus } from '#domain/events/directory'
import { Currency } from '#domain/money'
import { Role } from '#domain/roles'

const list = t.readonlyArray

const AccessClient = closed('AccessClient', { id: Uuid, name: NonEmptyString })

const AccessProject = closed('AccessProject', {
  id: Uuid,
  name: NonEmptyString,
  clientId: Uuid,
  status: ProjectStatus,
  /** The day of the newest merged change, work item or time entry, in the workspace's zone; null if there is none. */
  lastEvidenceOn: nullable(CivilDate),
})

/** The requests that a caller may make, and the places that the caller sees. */
export const Access = closed('Access', {
  role: Role,
  /** Ids of what may be read and of what may be done with files and members. */
  operations: list(NonEmptyString),
  /** Ids of the facts that may be stated. */
  statements: list(NonEmptyString),
  /** The last days, today included, that the plan lets a report reach. */
  windowDays: Int0,
  /** The workspace's own currency. */
  currency: Currency,
  clients: list(AccessClient),
  projects: list(AccessProject),
})
export type Access = t.TypeOf<typeof Access>
