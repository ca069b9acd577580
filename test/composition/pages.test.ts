import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { builtPages, hasConsole, hasReference } from '#composition/pages'
import { freshFolder } from '#test/support/process/folders'

const built = freshFolder()
for (const name of ['console', 'reference']) {
  mkdirSync(join(built, name))
  writeFileSync(join(built, name, 'index.html'), name)
}

it('the pages of a build are the reference and the console', () => {
  const pages = builtPages(built, true)
  expect([hasConsole(pages), hasReference(pages)]).toEqual([true, true])
})
it('without the console the pages are the reference alone', () => {
  const pages = builtPages(built, false)
  expect([hasConsole(pages), hasReference(pages), pages.pageFor('/scope')]).toEqual([false, true, undefined])
})
it('a build without pages has none', () => {
  const pages = builtPages(join(built, 'nothing'), true)
  expect([hasConsole(pages), hasReference(pages)]).toEqual([false, false])
})
