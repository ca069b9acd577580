import { describe, expect, it } from '@jest/globals'
import type { AnyOperation } from '#domain/operation'
import { aiEconomics, aiSurface } from '#projections/ai/operations'
import { kpiEvidence } from '#projections/command-center/operations'
import { Family } from '#projections/command-center/response'
import { scopeCreep } from '#projections/scope-creep/operations'
import { assisted, observed, type Told } from '../support/events.js'
import { TRACKER, workItem } from '../support/facts.js'
import { answer, requestOf } from '../support/request.js'
import { SMALL_WORLD } from '../support/small-world.js'
import { worldOf } from '../support/world.js'

/** A tracker and a forge that state this link for an item that was added later, and for a change. */
const linking = (url: string): readonly Told[] => [
  ...SMALL_WORLD,
  workItem('A-7', { createdAt: '2026-03-20T00:00:00.000Z', url }),
  observed('#70', { mergedAt: '2026-03-20T00:00:00.000Z', aiMarks: [assisted('cursor')], url }),
]

const linksIn = (value: unknown): readonly unknown[] => {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, member]) => (name === 'url' ? [member] : linksIn(member)))
}

const people = { names: async () => new Map(), lastUses: async () => new Map() }
const linksOf = async (operation: AnyOperation, events: readonly Told[], given: object = {}) =>
  linksIn(await answer(operation, { ...requestOf({ project: 'app' }), given }, worldOf(events), { people }))

const asked: readonly (readonly [string, AnyOperation, object])[] = [
  ['scope', scopeCreep, {}],
  ['AI economics', aiEconomics, {}],
  ['the AI surface', aiSurface, {}],
  ...Family.values.map((family) => [`the evidence of ${family}`, kpiEvidence, { family }] as const),
]

describe('given a source that states a link', () => {
  it.each(asked)('when it is of the web, then %s shows it', async (name, operation, given) => {
    const links = await linksOf(operation, linking(`https://${TRACKER}`), given)
    if (!/objectives|investment/.test(name)) expect(links).toContain(`https://${TRACKER}`)
  })
  it.each(asked)('when it is not of the web, then %s shows none', async (_, operation, given) => {
    for (const url of ['javascript:alert(1)', 'https://ann:secret@tracker.example/A-7', 'A-7']) {
      const links = await linksOf(operation, linking(url), given)
      expect(links.filter((link) => link !== null && !/^https?:\/\/[^@]+$/.test(String(link)))).toEqual([])
    }
  })
  it('when a weaker source states one of the web, then that one is shown', async () => {
    const events = [
      ...linking('javascript:alert(1)'),
      workItem(
        'A-7',
        { createdAt: '2026-03-20T00:00:00.000Z', url: 'https://other.example/A-7' },
        { by: 'other', channel: 'csv' },
      ),
    ]
    expect(await linksOf(scopeCreep, events)).toContain('https://other.example/A-7')
  })
})
