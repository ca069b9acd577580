import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { rolesFor } from '#app/state/acting'
import type { AnyCommand } from '#app/state/command'
import { state } from '#app/state/run'
import { table } from '#app/state/statements'
import { openWorkspace } from '#app/state/workspace'
import type { Instant, Uuid } from '#domain/common'
import { Role } from '#domain/roles'
import { ensureFolded } from '#projector/ensure-folded'
import { ALL } from '#readstore/port'
import { openStores, type Stores } from '#stores/open'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'
import { understood } from './support/lines.js'

// Every role by every statement about a project, for one that the member sees and for one that it does not.

const NOW: Instant = '2026-12-01T12:00:00.000Z'
const ABOUT_A_PROJECT = table.filter(({ fields: { project } }) => project?.required && project.form !== 'argument')
const INVOICE = {
  number: '1',
  status: 'issued',
  currency: 'EUR',
  issuedOn: '2026-02-01',
  periodStart: '2026-01-01',
  periodEnd: '2026-01-31',
  lines: [{ id: '1', description: 'Work', category: 'labour', role: 'dev', hours: '1', unitAmount: '1', amount: '1' }],
}
const ACCESSES = ['by project', 'by client'] as const

const folder = newFolder()
const invoice = join(folder, 'invoice.json')
let stores: Stores
let workspaceId: Uuid
const foldAll = async () => {
  await ok(ensureFolded(await ok(stores.eventLog.end()), ALL, stores, () => undefined))
  return right(undefined)
}
const say = async (line: string) => state({ ...(await understood(line)), workspaceId }, stores, NOW, foldAll)

beforeAll(async () => {
  writeFileSync(invoice, JSON.stringify(INVOICE))
  stores = await ok(openStores(join(folder, 'data')))
  const spec = { organization: 'acme', workspace: 'website', name: 'Acme', plan: 'scale', owner: 'Ada' } as const
  workspaceId = (await ok(openWorkspace({ ...spec, client: 'Own', project: 'Mine' }, stores, () => NOW))).workspaceId
  await ok(say('client add Foreign'))
  await ok(say('project add Elsewhere --client Foreign'))
  for (const role of Role.values) {
    if (role !== 'client') await ok(say(`member add "${role} by project" --role ${role} --project Mine`))
    await ok(say(`member add "${role} by client" --role ${role} --client Own`))
  }
})
afterAll(() => stores.close())

/** What becomes of the command's own example, said of a project by a member: why it is refused, or null. */
const refusal = async ({ path, example }: AnyCommand, project: string, member: string): Promise<string | null> => {
  const about = example.replace('invoice.json', invoice).replace(/--project ("[^"]+"|\S+)/, `--project ${project}`)
  const stated = await say(`${path} ${about} --as "${member}"`)
  if (!isLeft(stated)) return null
  return stated.left.tag === 'unknown' && stated.left.what === 'project' ? 'unknown project' : stated.left.tag
}

describe('given a member who sees one client, or its project', () => {
  it.each(
    Role.values.flatMap((role) =>
      // A client sees a whole client.
      ACCESSES.filter((access) => role !== 'client' || access === 'by client').map((access) => [role, access] as const),
    ),
  )(
    'when a %s who sees it %s states facts, then those of its role, and of that project alone, are taken',
    async (role, access) => {
      const member = `${role} ${access}`
      for (const command of ABOUT_A_PROJECT) {
        const isOfRole = rolesFor(command).includes(role)
        const [own, foreign] = [await refusal(command, 'Mine', member), await refusal(command, 'Elsewhere', member)]
        const { path } = command
        if (isOfRole) {
          expect({ path, own }).not.toEqual({ path, own: expect.stringMatching(/not_allowed|unknown project/) })
          expect({ path, foreign }).toEqual({ path, foreign: 'unknown project' })
        } else expect({ path, own, foreign }).toEqual({ path, own: 'not_allowed', foreign: 'not_allowed' })
      }
    },
  )
})
