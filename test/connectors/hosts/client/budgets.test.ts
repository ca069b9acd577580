import { describe, expect, it } from '@jest/globals'
import { openBudgets } from '#connectors/hosts/client/budgets'
import { movedClock } from '#test/support/hosts/clock'
import { HOST, NOW } from './support/given.js'

describe('the budgets of a process', () => {
  const budgets = openBudgets(movedClock(NOW))
  const first = budgets.of('https://api.github.com', 'one', HOST)
  it('given one host and token, when it is asked for twice, then the budget is the same', () => {
    expect(budgets.of('https://api.github.com', 'one', HOST)).toBe(first)
  })
  it.each([
    ['another token', 'https://api.github.com', 'two'],
    ['another host', 'https://git.example.com', 'one'],
  ])('given %s, when it is asked for, then it is another budget', (_, origin, token) => {
    expect(budgets.of(origin, token, HOST)).not.toBe(first)
  })
})
