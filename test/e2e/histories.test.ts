import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Body, Parameters } from '@workspace-delivery-intelligence/client'
import { forgeHistory } from '#test/support/git/forge-history'
import { writeHistory } from '#test/support/git/history'
import { plainHistory } from '#test/support/git/plain-history'
import { hermetic, shell } from '#test/support/git/run'
import { freshFolder } from '#test/support/process/folders'
import { project } from '#test/support/process/program'
import { dayOf, daysLater, madeRecent } from '#test/support/process/recent'
import { clientOf, whileStarted } from '#test/support/process/service'

const folder = freshFolder()
const at = (name: string): string => join(folder, name)

type Adoption = Body<'aiEconomics.read'>['adoption']
const told = (adoption: Adoption) => ({
  changes: adoption.mergedChanges,
  assisted: adoption.assistedChanges,
  notAssisted: adoption.notAssistedChanges,
  conflicting: adoption.conflictingChanges,
  untagged: adoption.untaggedChanges,
  tools: Object.fromEntries(adoption.tools.map(({ tool, changes }) => [tool, changes])),
})

/** Starts on a repository and asks for some periods. */
const reports = (name: string, git: string, periods: readonly Parameters<'aiEconomics.read'>[]) =>
  whileStarted({ git, data: at(`${name}-data`) }, async ({ ready }) => {
    const client = clientOf(ready, ready.key)
    const answers = await Promise.all(periods.map((period) => client.aiEconomics.read(period)))
    const { body } = await client.connections.list()
    return { totals: answers.map((answer) => told(answer.body.adoption)), records: body.connections[0]?.records }
  })
const days = (start: string, end: string, tz = 'UTC') => ({ start, end, tz })

describe('given a history that was counted by hand', () => {
  it('when it is what forges write, then the totals of the whole and of its parts are as counted', async () => {
    const { spec, day } = madeRecent(forgeHistory, '2024-04-02')
    writeHistory(at('forge'), spec)
    const period = (start: string, end: string) => days(day(start), day(end))
    const { totals, records } = await reports('forge', at('forge'), [
      {},
      period('2024-01-01', '2024-04-02'),
      period('2024-02-01', '2024-02-29'),
      period('2023-12-01', '2023-12-31'),
    ])
    const { releases, ...whole } = forgeHistory.expectTotals
    expect(totals[0]).toEqual(whole)
    expect(totals[1]).toEqual(whole)
    // In February: a revert, its squash, a number used again, closing words, and two quoted merges; no mark.
    const none = { assisted: 0, notAssisted: 0, conflicting: 0, tools: {} }
    expect(totals[2]).toEqual({ ...none, changes: 6, untagged: 6 })
    expect(totals[3]).toEqual({ ...none, changes: 0, untagged: 0 })
    expect(records).toBe(whole.changes + releases)
  })

  it('when it is what git alone makes, then two changes lie before the window, all others are counted', async () => {
    const { spec, day } = madeRecent(plainHistory, '2024-01-23')
    writeHistory(at('plain'), spec)
    const { totals, records } = await reports('plain', at('plain'), [
      {},
      // Merged at 2023-12-31T10:30Z: in Kiritimati, 14 hours ahead, that is the first day of the year.
      days(day('2024-01-01'), day('2024-01-01'), 'Pacific/Kiritimati'),
      days(day('2024-01-01'), day('2024-01-01')),
      days(day('2023-12-31'), day('2023-12-31')),
    ])
    const tools = { claude_code: 1, cursor: 1 }
    expect(totals[0]).toEqual({ changes: 20, assisted: 1, notAssisted: 1, conflicting: 0, untagged: 18, tools })
    // In UTC the second change, at 2024-01-01T04:15Z, is the day's one; in Kiritimati both are.
    expect(totals.slice(1).map(({ changes }) => changes)).toEqual([2, 1, 1])
    expect(records).toBe(22 + 10)
  })
})

/** An archive of the project has no history, and a shallow clone lacks what the counts are of. */
const hasHistory = existsSync(join(project, '.git')) && !existsSync(join(project, '.git', 'shallow'))
const given = hasHistory ? describe : describe.skip

given("given the project's own history (needs its .git, and not a shallow one)", () => {
  it('then the service counts what git log and awk count', async () => {
    const clone = at('project.git')
    await hermetic(folder, ['-c', 'safe.directory=*', 'clone', '--quiet', '--bare', project, clone])
    const today = dayOf(Date.now())
    const start = daysLater(today, -400)
    const { totals } = await reports('project', clone, [{}, days(start, today)])
    const seconds = Math.floor(Date.now() / 1000)
    const counted = async (from: string) =>
      Number(
        await shell(
          clone,
          `git log --first-parent --format=%ct HEAD | awk '$1 >= ${Date.parse(`${from}T00:00:00Z`) / 1000} && $1 < ${seconds}' | sort -n | wc -l`,
        ),
      )
    expect(totals[0]?.changes).toBe(await counted(daysLater(today, -1_099)))
    expect(totals[1]?.changes).toBe(await counted(start))
  })
})
