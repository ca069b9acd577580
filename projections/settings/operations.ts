import { right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { civilDateOf } from '#domain/time'
import { currentMembers } from '../access/read.js'
import { Client } from '../entities/client.js'
import { Connection } from '../entities/connection.js'
import { Project } from '../entities/project.js'
import { Rate } from '../entities/rate.js'
import { RoleBand } from '../entities/role-band.js'
import { Settings } from '../entities/settings.js'
import { workspaceOf } from '../entities/workspace.js'
import { exportedReports } from '../trail/measures.js'
import { settingsReport } from './report.js'
import { WorkspaceSettings } from './response.js'

export const readSettings = operation({
  id: 'commercial.read',
  path: '/settings/organization',
  scope: 'cost-model:read',
  action: 'workspace.manage',
  query: {},
  response: WorkspaceSettings,
  read: async ({ workspaceId, caller, plan, now }, { docs, access, people }) => {
    const where = { workspaceId: { eq: workspaceId } }
    const workspace = await workspaceOf(docs, workspaceId)
    const settings = await docs.find(Settings, { where })
    const rates = await docs.find(Rate, { where })
    const bands = await docs.find(RoleBand, { where })
    const clients = await docs.find(Client, { where })
    const projects = await docs.find(Project, { where })
    const connections = await docs.find(Connection, { where })
    const reports = await exportedReports(workspaceId, docs)
    const stored = await access.ofWorkspace(workspaceId)
    const { openedBy, deletion } = workspace
    const named = [openedBy, ...(deletion === null ? [] : [deletion.requestedBy])]
    const names = await people.names(named.filter(({ kind }) => kind === 'user').map(({ id }) => id))
    const footprint = {
      clients: clients.filter(({ archived }) => !archived).length,
      connections: connections.filter(({ removed }) => !removed).length,
      members: currentMembers(stored).length,
      projects: projects.filter(({ status }) => status !== 'archived').length,
      reports,
    }
    const sources = { workspace, settings, rates, bands, names }
    const today = civilDateOf(now, 'UTC')
    return right(settingsReport({ ...sources, footprint }, { role: caller.role, plan, today }))
  },
})
