import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { versions } from '#projections/versions'
import { freshFolder } from '#test/support/process/folders'
import { run, runJson } from '#test/support/process/program'

const data = join(freshFolder(), 'data')
const shapeOf = (): unknown => {
  const db = new Database(join(data, 'read.db'))
  const shape = db.prepare('SELECT shape FROM shape').pluck().get()
  db.close()
  return shape
}

describe('given a folder that a version with other work items has folded', () => {
  beforeAll(async () => {
    await runJson(['workspace', 'create', 'acme/website', '--data', data])
    const db = new Database(join(data, 'read.db'))
    db.exec(`UPDATE shape SET shape = replace(shape, 'work_item ${versions.work_item}', 'work_item 0')`)
    db.close()
  })

  it('when the status is asked for, then it says what will be folded anew, and drops nothing', async () => {
    const before = shapeOf()
    const { code, stdout } = await run(['status', '--data', data])
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /folds the documents of this folder anew: 1 of \d+ kinds changed \(work_item\), [1-9]\d* events, which takes about 1 second\./,
    )
    expect(shapeOf()).toBe(before)
  })
})
