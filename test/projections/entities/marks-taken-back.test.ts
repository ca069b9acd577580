import { describe, expect, it } from '@jest/globals'
import type { AiMark } from '#domain/events/code'
import { CodeChange } from '#projections/entities/code-change'
import { API, assisted, notAssisted, observed, type Seen, type Told } from '../support/events.js'
import { said } from '../support/facts.js'
import { seeing } from '../support/specification.js'
import type { World } from '../support/world.js'

const RULE = 'signed:copilot@github.com'
const byRule = (rule: string, tool = 'github_copilot'): AiMark => ({ ...assisted(tool), rule })
const marked = (change: string, aiMarks: readonly AiMark[], mergedAt = '2026-04-22T00:00:00.000Z', how: Seen = {}) =>
  observed(change, { aiMarks, mergedAt }, how)
const takenBack = (change: string) => said('AiMarksTakenBack', 'app', 'code_change', API, change, {})
const restored = (change: string) => said('AiMarksRestored', 'app', 'code_change', API, change, {})
const SPAN = { rule: RULE, from: '2026-04-22', to: '2026-05-05' }
const ruleTakenBack = (place = API): Told => said('AiRuleTakenBack', 'app', 'ai_rule', place, RULE, SPAN)
const ruleRestored: Told = said('AiRuleRestored', 'app', 'ai_rule', API, RULE, SPAN)

/** Marks of changes that count, by key: a tool, or null for a mark against. */
const marksIn = (world: World) =>
  Object.fromEntries(
    world
      .all(CodeChange)
      .filter(({ mergedAt }) => mergedAt !== null)
      .map(({ key, aiMarks, taggedAt }) => [key, taggedAt === null ? 'untagged' : aiMarks.map(({ tool }) => tool)]),
  )
const marks = seeing(marksIn)

describe('given a change with marks of assistance, which a person takes back', () => {
  const change = marked('#1', [byRule(RULE), byRule('label:cursor', 'cursor')])

  it('when nothing says that no AI helped, then it is untagged, in any order', () =>
    marks.given().when(change, takenBack('#1')).inAnyOrder().then({ '#1': 'untagged' }))
  it('when a mark says that no AI helped, then that one stays', () =>
    marks
      .given()
      .when(marked('#1', [byRule(RULE), notAssisted()]), takenBack('#1'))
      .then({ '#1': [null] }))
  it('when the change gets further marks, then these are taken back as well', () =>
    marks
      .given(change, takenBack('#1'))
      .when(marked('#1', [byRule('signed:x', 'aider')], undefined, { by: 'other' }))
      .then({ '#1': 'untagged' }))
  it('when they are restored, then they count again', () =>
    marks
      .given(change, takenBack('#1'))
      .when(restored('#1'))
      .then({ '#1': ['github_copilot', 'cursor'] }))
  it('when a forge’s pull takes the commit in, then they stay taken back', () => {
    const commit = '1'.repeat(40)
    const pull = observed('#9', { mergeCommit: commit, commits: [commit] }, { by: 'forge', channel: 'api' })
    marks
      .given()
      .when(marked(commit, [byRule(RULE)]), takenBack(commit), pull)
      .inAnyOrder()
      .then({ '#9': 'untagged' })
  })
})

describe('given a rule whose marks are wrong in a span of days', () => {
  const changes = [
    marked('#1', [byRule(RULE)], '2026-04-21T23:59:59.999Z'),
    marked('#2', [byRule(RULE)], '2026-04-22T00:00:00.000Z'),
    marked('#3', [byRule(RULE), byRule('label:cursor', 'cursor')], '2026-05-05T23:59:59.999Z'),
    marked('#4', [byRule(RULE)], '2026-05-06T00:00:00.000Z'),
  ]

  it('when it is taken back, then its marks are absent on these days, and others stay, in any order', () =>
    marks
      .given()
      .when(...changes, ruleTakenBack())
      .inAnyOrder()
      .then({ '#1': ['github_copilot'], '#2': 'untagged', '#3': ['cursor'], '#4': ['github_copilot'] }))
  it('when it is restored, then they count again', () =>
    marks
      .given(...changes, ruleTakenBack())
      .when(ruleRestored)
      .then(expect.objectContaining({ '#2': ['github_copilot'] })))
  it('when it is another repository’s, then nothing changes', () =>
    marks
      .given(...changes)
      .when(ruleTakenBack('github.com/acme/web'))
      .then(expect.objectContaining({ '#2': ['github_copilot'] })))
  it('when a commit with such a mark is taken in by a pull, then its marks are absent there', () => {
    const commit = '1'.repeat(40)
    const pull = observed(
      '#9',
      { mergeCommit: commit, commits: [commit], mergedAt: '2026-04-30T00:00:00.000Z' },
      { by: 'forge', channel: 'api' },
    )
    marks
      .given()
      .when(marked(commit, [byRule(RULE)]), ruleTakenBack(), pull)
      .inAnyOrder()
      .then({ '#9': 'untagged' })
  })
})
