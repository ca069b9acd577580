import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { freshFolder } from '#test/support/process/folders'
import { run } from '#test/support/process/program'

const folder = freshFolder()

describe('given a MONGODB_URL that is no good', () => {
  it.each([
    ['nobody listens there', 'mongodb://anne:s3cret@127.0.0.1:1/wdi?serverSelectionTimeoutMS=300', /127\.0\.0\.1:1 /],
    ['no address at all', 'anne:s3cret', /should look like mongodb:/],
    ['a broken one', 'mongodb://anne:s3cret@/wdi', /should look like mongodb:/],
    ['an option that nobody knows', 'mongodb://anne:s3cret@127.0.0.1:1/wdi?s3cret=1', /should look like mongodb:/],
  ])('(%s), then one line says what to do, and no secret', async (_, MONGODB_URL, text) => {
    const env = { MONGODB_URL, WDI_LOG: 'debug' }
    const { code, stdout, stderr } = await run(['work', '--data', join(folder, 'none')], { env })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(text)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).not.toContain('s3cret')
  })
})
