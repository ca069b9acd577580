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
const MOST_WORDS = 300

/** The sections of a page that have more words than a decision may have, with their number. Shapes in a block are no words. */
const tooLong = (markdown: string): readonly string[] =>
  markdown.split(/^(?=## )/m).flatMap((section) => {
    const prose = section.replace(/^```text \w+\n[^`]*```$/gm, '')
    const words = prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    return words > MOST_WORDS ? [`${section.split('\n')[0]}: ${words} words`] : []
  })

describe('the decisions', () => {
  it.each(pages)('%s gives each reason in at most 300 words', (page) => {
    expect(tooLong(readFileSync(join(folder, page), 'utf8'))).toEqual([])
  })
  it.each(pages)('%s begins with its status and dates', (page) => {
    const [title, , status] = readFileSync(join(folder, page), 'utf8').split('\n')
    expect([title, status]).toEqual([expect.stringMatching(/^# \S/), expect.stringMatching(STATUS)])
  })
  it('are all listed in docs/decisions/README.md', () => {
    const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| \[[\w-]+\]\((.+\.md)\) \|/gm)]
    expect(listed.map(([, page]) => page)).toEqual(pages.toSorted())
  })
})

describe('given a page whose second section has a word too many', () => {
  const page = (words: number): string =>
    `# Page\n\nStatus.\n\n## Second\n\n| ${'word '.repeat(words - 1)}|\n\n## Third\n`

  it('when its words are counted, then that section is found, and a shorter one is not', () => {
    expect(tooLong(page(301))).toEqual(['## Second: 301 words'])
    expect(tooLong(page(300))).toEqual([])
  })
})
