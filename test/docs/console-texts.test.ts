import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { project } from '#test/support/process/program'
import { consoleTexts, consoleTextsPage } from './support/console-texts.js'

const page = join(project, 'docs', 'console-texts.md')
const texts = consoleTexts()
const written = consoleTextsPage(texts)
if (process.env['WRITE_DOCS'] === '1') writeFileSync(page, written)

it('docs/console-texts.md has every text of the console (WRITE_DOCS=1 writes it again)', () => {
  expect(readFileSync(page, 'utf8')).toBe(written)
})

describe('a text of the console', () => {
  it('is found in an element, an attribute, a list of words and a sentence around a value', () => {
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Skip to the content', 'Portfolio', 'Counted up to …']),
    )
  })
  it.each(['NaN', 'undefined', '[object'])('shows no %p', (odd) => {
    expect(texts.filter(({ text }) => text.includes(odd))).toEqual([])
  })
})
