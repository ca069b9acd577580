import { describe, expect, it } from '@jest/globals'
import { isMendable, type OpenPoints, totalOf, wayOf } from '../../console/src/pages/confidence/points.js'
import { rulesByRepository, ruleText } from '../../console/src/pages/confidence/rules.js'

const change = (repository: string, rules: readonly string[]): OpenPoints['assisted'][number] => ({
  repository,
  change: '#1',
  title: '',
  mergedAt: null,
  tools: [],
  rules,
})
const POINTS: OpenPoints = {
  meetings: [],
  meetingsTotal: null,
  items: [],
  itemsTotal: 4,
  changes: [],
  changesTotal: 240,
  assisted: [],
  assistedTotal: 0,
  containers: [],
  containersTotal: 2,
  assumptions: [],
  assumptionsTotal: 5,
}

describe('the way to raise a signal', () => {
  it('is the list in which it is mended', () => {
    expect(wayOf({ id: 'meetings_tagged', pct: 40 })).toEqual({ kind: 'list', list: 'meetings' })
    expect(wayOf({ id: 'prs_linked', pct: 0 })).toEqual({ kind: 'list', list: 'changes' })
  })
  it('is another page where that page mends it', () => {
    expect(wayOf({ id: 'rate_card', pct: 60 })).toMatchObject({ kind: 'page', page: 'prices' })
  })
  it('given that nothing was read of it, then it is to connect a source', () => {
    expect(wayOf({ id: 'meetings_tagged', pct: null })).toMatchObject({ kind: 'page', page: 'sources' })
  })
})

describe('the number of open points', () => {
  it('is what the answer tells, and null where it tells none', () => {
    expect(
      (['changes', 'items', 'assisted', 'meetings', 'assumptions'] as const).map((list) => totalOf(POINTS, list)),
    ).toEqual([240, 4, 0, null, 5])
  })
})

describe('a list that the address names', () => {
  it('is opened only if there is one', () => {
    expect([isMendable('meetings'), isMendable('people'), isMendable(undefined)]).toEqual([true, false, false])
  })
})

describe('rules of AI marks', () => {
  it.each([
    ['signed:copilot@github.com', 'Signed by copilot@github.com'],
    ['label:cursor', 'Label cursor'],
    ['made-with:cursor', 'Made with cursor'],
    ['claude-session', 'claude-session'],
  ])('%s reads as %s', (rule, text) => {
    expect(ruleText(rule)).toBe(text)
  })
  it('are told by repository, each once, and no repository without one', () => {
    const changes = [change('b', ['label:x']), change('a', []), change('b', ['label:x', 'label:a'])]
    expect(rulesByRepository(changes)).toEqual([{ repository: 'b', rules: ['label:a', 'label:x'] }])
  })
})
