import { right } from 'fp-ts/lib/Either.js'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { ofOneProject } from '../selection/project.js'
import { readAgreements } from './read.js'
import { Agreements } from './response.js'

export const agreements = operation({
  id: 'agreements.read',
  path: '/projects/{projectId}/agreements',
  params: { projectId: Uuid },
  scope: 'scope-creep:read',
  action: 'scope.read',
  query: {},
  response: Agreements,
  read: async (asked, sources) => right(await readAgreements(ofOneProject(asked), sources)),
})
