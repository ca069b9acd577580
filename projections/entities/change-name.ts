import { entityId, nameOf } from './entity.js'

/**
 * The name of a change, by its number or one of its commits. A commit has the name of the change that it would be by
 * itself.
 */
export const changeName = (workspaceId: string, container: string, reference: string): string =>
  nameOf({ name: 'code_change' }, entityId(workspaceId, { container, key: reference }))
