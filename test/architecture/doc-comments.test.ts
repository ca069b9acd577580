import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'

/** Words with which a doc comment does not begin: it begins with a noun or a verb. */
const QUESTIONS = /\/\*\*\s*(?:\n\s*\*\s*)?(What|Whether|Where|Of|Who|Which|When|How|Why|Whose)\b/

it('a doc comment begins with a noun or a verb, not with a question word', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'projections', 'sources', 'console/src', 'client/src'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && file !== 'client/src/description.ts')
  const found = files.filter((file) => readFileSync(file, 'utf8').search(QUESTIONS) !== -1)
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
