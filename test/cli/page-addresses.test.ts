import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { builtPages } from '#composition/pages'
import { freshFolder } from '#test/support/process/folders'
import { addressesOf } from '../../src/cli/page-addresses.js'

const built = freshFolder()
for (const name of ['console', 'reference']) {
  mkdirSync(join(built, name))
  writeFileSync(join(built, name, 'index.html'), name)
}
const BASE_URL = 'http://127.0.0.1:8080/api/v1'
const FRAGMENTS = { console: '#workspace=acme/shop&link=wdi_link_1', reference: '#workspace=acme/shop&key=wdi_live_1' }
const NONE = { console: '', reference: '' }

it('the console and the reference are named with what signs a person in', () => {
  expect(addressesOf(builtPages(built, true), BASE_URL, FRAGMENTS)).toEqual([
    'Console:    http://127.0.0.1:8080/#workspace=acme/shop&link=wdi_link_1',
    'Reference:  http://127.0.0.1:8080/docs#workspace=acme/shop&key=wdi_live_1',
  ])
})
it('what is not served is not named', () => {
  expect(addressesOf(builtPages(built, false), BASE_URL, NONE)).toEqual(['Reference:  http://127.0.0.1:8080/docs'])
  expect(addressesOf(builtPages(join(built, 'nothing'), true), BASE_URL, NONE)).toEqual([])
})
