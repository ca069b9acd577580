import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { CommandCenter } from '@workspace-delivery-intelligence/client'
import { project } from '#test/support/process/program'
import { hasNothing, kpiRemedy, openQuestions } from '../../console/src/pages/command-center/remedies.js'

const answerOf = <Answer>(name: string): Answer =>
  JSON.parse(readFileSync(join(project, 'test', 'contract', 'answers', `${name}.json`), 'utf8')) as Answer

const workspace = { organization: 'acme', workspace: 'shop' }
const complete = answerOf<CommandCenter>('commandCenter.read')
const withoutTracker = answerOf<CommandCenter>('commandCenter.read.no-tracker')

const commandOf = (id: string, answer: CommandCenter) => {
  const kpi = answer.kpis.find((one) => one.id === id)
  return kpi === undefined ? undefined : kpiRemedy(kpi, answer, workspace)?.command
}

describe('what makes a number known', () => {
  it('is what is missing for it', () => {
    expect(commandOf('scope_expansion', withoutTracker)).toBe(
      'npx --no wdi scope lock --project site --item <item> --workspace acme/shop',
    )
    expect(commandOf('objectives', withoutTracker)).toContain('npx --no wdi objective set <objective> --project site')
    expect(commandOf('delivery_output', withoutTracker)).toContain('npx --no wdi import <file> --project site')
  })

  it('of a cost is a rate where hours have none, and nothing where a cost is hidden', () => {
    const { readiness } = complete
    const kpis = complete.kpis.map((kpi) => ({ ...kpi, value: null, evidenceCount: 3 }))
    const hidden = { ...complete, kpis }
    const unpriced = { ...hidden, readiness: { ...readiness, costInputs: { rates: 0, timeEntries: 5 } } }
    expect(commandOf('delivery_investment', unpriced)).toContain('npx --no wdi rate set')
    expect(commandOf('delivery_investment', hidden)).toBeUndefined()
  })
})

describe('open questions', () => {
  it('are what the client asks, and what is not stated', () => {
    expect(openQuestions(complete, workspace).map(({ id }) => id)).toEqual(['client'])
    expect(openQuestions(withoutTracker, workspace).map(({ id }) => id)).toEqual(['amount', 'lock', 'estimate'])
  })
  it('quote what the client wrote for a shell', () => {
    const question = "What's `it` worth; $(reboot)?"
    const asked = { ...complete, activeClientQuestion: { canEdit: true, question } }
    expect(openQuestions(asked, workspace)[0]?.remedy?.command).toContain("'What'\\''s `it` worth; $(reboot)?'")
  })
})

describe('a project without evidence', () => {
  it('differs from one with a number that is not known', () => {
    expect(hasNothing(withoutTracker)).toBe(false)
  })
})
