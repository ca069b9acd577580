import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { project } from '#test/support/process/program'

const folder = join(project, 'docs/decisions')
const pages = readdirSync(folder).filter((name) => name !== 'README.md')
const DAY = '\\d{4}-\\d{2}-\\d{2}'
const STATUS = new RegExp(
  `^Status: (accepted|superseded by \\[.+\\]\\(.+\\.md\\))\\. Decided ${DAY}(, last changed ${DAY})?\\.$`,
)

describe('the decisions', () => {
  it.each(pages)('%s begins with its status and dates', (page) => {
    const [title, , status] = readFileSync(join(folder, page), 'utf8').split('\n')
    expect([title, status]).toEqual([expect.stringMatching(/^# \S/), expect.stringMatching(STATUS)])
  })
  it('are all listed in docs/decisions/README.md', () => {
    const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| \[[\w-]+\]\((.+\.md)\) \|/gm)]
    expect(listed.map(([, page]) => page)).toEqual(pages.toSorted())
  })
})
