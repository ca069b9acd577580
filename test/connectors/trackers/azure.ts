import { person } from '../forges/azure.js'

// Work items as the REST API of Azure DevOps answers them. Names and addresses in them are canaries.

type Json = Readonly<Record<string, unknown>>

const API = 'https://dev.azure.com/Acme/0f8910bf-8ddd-40e8-a349-4e4d6c3a5221/_apis/wit/workItems'

/** The states of the type User Story in the process Agile. */
export const STATES: readonly Json[] = [
  { name: 'New', color: 'b2b2b2', category: 'Proposed' },
  { name: 'Active', color: '007acc', category: 'InProgress' },
  { name: 'Resolved', color: 'ff9d00', category: 'Resolved' },
  { name: 'Closed', color: '339933', category: 'Completed' },
  { name: 'Removed', color: 'ffffff', category: 'Removed' },
]

/** A work item as `GET …/workitems?ids=…` lists it: a new story, with the states of its type. */
export const item = (id: number, fields: Json = {}, members: Json = {}): Json => ({
  id,
  rev: 4,
  fields: {
    'System.AreaPath': 'Shop',
    'System.TeamProject': 'Shop',
    'System.IterationPath': 'Shop\\Sprint 2',
    'System.WorkItemType': 'User Story',
    'System.State': 'New',
    'System.Reason': 'New',
    'System.AssignedTo': person('Ada'),
    'System.CreatedDate': '2026-02-20T10:00:00.613Z',
    'System.CreatedBy': person('Bob'),
    'System.ChangedDate': '2026-03-05T16:00:00.21Z',
    'System.ChangedBy': person('Bob'),
    'System.CommentCount': 2,
    'System.Title': `Item ${id}`,
    'System.BoardColumn': 'New',
    'System.BoardColumnDone': false,
    'Microsoft.VSTS.Common.StateChangeDate': '2026-02-20T10:00:00.613Z',
    'Microsoft.VSTS.Common.Priority': 2,
    'Microsoft.VSTS.Common.ValueArea': 'Business',
    'System.Description': '<div>Bob Canary asked for it, bob@canary.example</div>',
    ...fields,
  },
  states: STATES,
  url: `${API}/${id}`,
  ...members,
})
