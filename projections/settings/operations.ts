import { isLeft, right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { civilDateOf } from '#domain/time'
import { currentMembers } from '../access/report.js'
import { exportedReports } from '../audit/measures.js'
import { Client } from '../entities/client.js'
import { Connection } from '../entities/connection.js'
import { Project } from '../entities/project.js'
import { Rate } from '../entities/rate.js'
import { Settings } from '../entities/settings.js'
import { workspaceOf } from '../entities/workspace.js'
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
    if (isLeft(workspace)) return workspace
    const settings = await docs.find(Settings, { where })
    if (isLeft(settings)) return settings
    const rates = await docs.find(Rate, { where })
    if (isLeft(rates)) return rates
    const clients = await docs.find(Client, { where })
    if (isLeft(clients)) return clients
    const projects = await docs.find(Project, { where })
    if (isLeft(projects)) return projects
    const connections = await docs.find(Connection, { where })
    if (isLeft(connections)) return connections
    const reports = await exportedReports(workspaceId, docs)
    if (isLeft(reports)) return reports
    const stored = await access.ofWorkspace(workspaceId)
    if (isLeft(stored)) return stored
    const { openedBy, deletion } = workspace.right
    const named = [openedBy, ...(deletion === null ? [] : [deletion.requestedBy])]
    const names = await people.names(named.filter(({ kind }) => kind === 'user').map(({ id }) => id))
    if (isLeft(names)) return names
    const footprint = {
      clients: clients.right.filter(({ archived }) => !archived).length,
      connections: connections.right.filter(({ removed }) => !removed).length,
      members: currentMembers(stored.right).length,
      projects: projects.right.filter(({ status }) => status !== 'archived').length,
      reports: reports.right,
    }
    const sources = { workspace: workspace.right, settings: settings.right, rates: rates.right, names: names.right }
    const today = civilDateOf(now, 'UTC')
    return right(settingsReport({ ...sources, footprint }, { role: caller.role, plan, today }))
  },
})
