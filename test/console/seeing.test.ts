import { describe, expect, it } from '@jest/globals'
import {
  fieldsOf,
  incomplete,
  NOTHING,
  rolesToGive,
  seeingOf,
  withClient,
  withProject,
} from '../../console/src/pages/members/seeing.js'

const CLIENTS = [
  { id: 'acme', name: 'Acme', projects: [{ id: 'shop', name: 'Shop' }] },
  { id: 'beta', name: 'Beta', projects: [{ id: 'app', name: 'App' }] },
]

describe('the places that are chosen for a member', () => {
  it('given a client and a project of another, both are sent', () => {
    const chosen = withProject(withClient(NOTHING, 'acme'), 'app')
    expect(fieldsOf(chosen, 'viewer', CLIENTS)).toEqual({ all: false, client: ['acme'], project: ['app'] })
  })
  it('given a project of a chosen client, the client alone is sent', () => {
    const chosen = withClient(withProject(NOTHING, 'shop'), 'acme')
    expect(fieldsOf(chosen, 'viewer', CLIENTS)).toEqual({ all: false, client: ['acme'], project: [] })
  })
  it('given all, nothing else is sent, and what was chosen before is there again afterwards', () => {
    const before = withClient(NOTHING, 'acme')
    const all = { all: true, clients: before.clients, projects: before.projects }
    expect(fieldsOf(all, 'viewer', CLIENTS)).toEqual({ all: true, client: [], project: [] })
    expect(withProject(all, 'app')).toEqual({ all: false, clients: ['acme'], projects: ['app'] })
  })
  it('are none where nothing is chosen, and one client for a person of a client', () => {
    expect(incomplete(NOTHING, 'viewer')).toContain('at least one')
    expect(incomplete(withProject(NOTHING, 'app'), 'viewer')).toBeNull()
    expect(incomplete({ all: true, clients: [], projects: [] }, 'client')).toContain('the one client')
    expect(incomplete(withClient(withClient(NOTHING, 'acme'), 'beta'), 'client')).toContain('the one client')
    expect(incomplete(withClient(NOTHING, 'acme'), 'client')).toBeNull()
  })
  it('begin with those of a member', () => {
    const dataAccess = { all: false, clients: [{ id: 'acme', name: 'Acme' }], projects: [{ id: 'app', name: 'App' }] }
    expect(seeingOf({ dataAccess })).toEqual({ all: false, clients: ['acme'], projects: ['app'] })
  })
})

describe('the roles to give', () => {
  it('have no owner, unless an owner gives them', () => {
    expect(rolesToGive({ role: 'admin' }, ['owner', 'viewer'])).toEqual(['viewer'])
    expect(rolesToGive({ role: 'owner' }, ['owner', 'viewer'])).toEqual(['owner', 'viewer'])
    expect(rolesToGive(undefined, ['owner', 'viewer'])).toEqual(['viewer'])
  })
})
