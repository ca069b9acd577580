import { stated, states } from '../command.js'
import { argument, text } from '../field.js'
import { inWorkspace } from '../places.js'

export const workspaceCommands = [
  inWorkspace('directory')({
    path: 'workspace rename',
    summary: 'call the workspace something else; its slugs stay',
    fields: { name: argument(text('name'), 'what it is called from now on') },
    example: '"Acme web"',
    appends: ['WorkspaceRenamed'],
    decide: ({ name }, _, { workspaceId, directory }) =>
      name === directory.name
        ? states({ workspaceId })
        : states({ workspaceId }, stated('WorkspaceRenamed', { kind: 'workspace', key: workspaceId }, { name })),
  }),
]
