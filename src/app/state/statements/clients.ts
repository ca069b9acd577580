import { isLeft, map } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { stated, states } from '../command.js'
import { theClient } from '../context.js'
import { argument, newId, text } from '../field.js'
import { inWorkspace } from '../places.js'
import { clientsKept, kept, withinCap } from './caps.js'
import { adding } from './checks.js'
import { type Named, renamedFrom, renaming } from './naming.js'
import { statusChanged } from './projects.js'

const command = inWorkspace('directory')
const client = text('id or name')

const clientNamed = ({ clientId: id, name }: { clientId: string; name: string }): Named => ({ id, name })

export const clientCommands = [
  command({
    path: 'client add',
    summary: 'add a client',
    fields: { name: argument(text('name'), 'name of the client'), id: newId },
    example: '"Acme"',
    appends: ['ClientAdded'],
    decide: ({ name, id }, events, context) => {
      const twin = clientsKept(context).find((one) => one.name === name)
      return adding(
        {
          what: 'client',
          id: 'clientId',
          wanted: id,
          make: (clientId) => stated('ClientAdded', { kind: 'client', key: clientId }, { clientId, name }),
          twin: twin && { id: twin.clientId, same: true },
          check: withinCap('clients', clientsKept(context).length, context),
        },
        events,
        context,
      )
    },
  }),
  command({
    path: 'client rename',
    summary: 'rename a client',
    fields: {
      client: argument(client, 'the client'),
      name: argument(text('name'), 'its new name'),
    },
    example: '"Acme" "Acme Ltd"',
    appends: ['ClientRenamed'],
    decide: ({ client: named, name }, events, context) => {
      const all = context.directory.clients.map(clientNamed)
      const found = pipe(theClient(named, context), map(clientNamed))
      const siblings = clientsKept(context).map(clientNamed)
      return renaming(
        'clientId',
        name,
        { found, renamed: renamedFrom(named, name, events, all), siblings },
        (clientId) => stated('ClientRenamed', { kind: 'client', key: clientId }, { clientId, name }),
      )
    },
  }),
  command({
    path: 'client archive',
    summary: 'archive a client and all of its projects',
    fields: { client: argument(client, 'the client') },
    example: '"Bolt"',
    appends: ['ClientArchived', 'ProjectStatusChanged'],
    decide: ({ client: named }, _, context) => {
      const found = theClient(named, context)
      if (isLeft(found)) return found
      const { clientId, archived } = found.right
      const projects = kept(context).filter((one) => one.clientId === clientId)
      return states(
        { clientId },
        ...(archived ? [] : [stated('ClientArchived', { kind: 'client', key: clientId }, { clientId })]),
        ...projects.map(({ projectId }) => statusChanged(projectId, 'archived')),
      )
    },
  }),
]
