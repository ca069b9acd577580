import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Address, formatAddress, parseAddress } from '../../console/src/address/address.js'
import { isTimeZone } from '../../console/src/address/zones.js'

const PROJECT = '8b5b4ed3-3d29-5ce3-853c-c2110852c9a4'
const NOTHING = { clientId: null, projectId: null, start: null, end: null, timeZone: null }

describe('the address of the console', () => {
  it('names workspace, page, selection and what the page keeps', () => {
    const query = `client=${PROJECT}&project=all&start=2026-01-01&end=2026-01-31&tz=Europe/Berlin&evidence=objectives`
    expect(parseAddress('/w/acme/shop/scope', query)).toEqual({
      workspace: { organization: 'acme', workspace: 'shop' },
      page: 'scope',
      selection: {
        clientId: PROJECT,
        projectId: 'all',
        start: '2026-01-01',
        end: '2026-01-31',
        timeZone: 'Europe/Berlin',
      },
      view: { evidence: 'objectives' },
    })
  })

  it.each([
    ['a path of something else', '/elsewhere/acme/shop', ''],
    ['slugs that no workspace can have', '/w/Acme/../shop', ''],
    ['one slug', '/w/acme', ''],
  ])('names no workspace in %s', (_, path, query) => {
    expect(parseAddress(path, query).workspace).toBeNull()
  })

  it.each([
    ['a day that does not exist', 'start=2026-02-30&end=2026-03-01'],
    ['an end before the start', 'start=2026-03-02&end=2026-03-01'],
    ['a start alone', 'start=2026-03-02'],
    ['an offset as a zone', 'tz=%2B02:00'],
    ['a zone that does not exist', 'tz=Europe/Atlantis'],
    ['a project that is no id', 'project=shop'],
    ['text that is no id', 'client=%3Cscript%3E'],
  ])('takes %s as not given', (_, query) => {
    expect(parseAddress('/w/acme/shop', query).selection).toEqual(NOTHING)
  })

  it('bounds what a page keeps', () => {
    const many = Array.from({ length: 100 }, (_, index) => `a${'b'.repeat(index)}=1`).join('&')
    expect(Object.keys(parseAddress('/w/acme/shop', many).view).length).toBeLessThanOrEqual(20)
    expect(parseAddress('/w/acme/shop', `find=${'x'.repeat(1000)}`).view).toEqual({})
  })

  it('is read back as it was written', () => {
    const uuid = fc.uuid()
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    const address: fc.Arbitrary<Address> = fc
      .record({
        page: fc.constantFrom('', 'scope', 'command-center'),
        clientId: fc.option(uuid),
        projectId: fc.option(fc.oneof(uuid, fc.constant('all'))),
        period: fc.option(fc.tuple(day, day)),
        timeZone: fc.option(fc.constantFrom('UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires')),
        find: fc.string({ minLength: 1, maxLength: 100 }),
      })
      .map(({ page, clientId, projectId, period, timeZone, find }) => {
        const [start = null, end = null] = (period ?? []).map((date) => date.toISOString().slice(0, 10)).sort()
        return {
          workspace: { organization: 'acme', workspace: 'shop' },
          page,
          selection: { clientId, projectId, start, end, timeZone },
          view: { find },
        }
      })
    fc.assert(
      fc.property(address, (one) => {
        const [path = '', query = ''] = formatAddress(one).split('?')
        expect(parseAddress(path, query)).toEqual(one)
      }),
      { seed: 1 },
    )
  })
})

describe('time zones', () => {
  it.each(['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Etc/GMT+5'])('%s is one', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })
  it.each(['', '+02:00', '-0500', 'Mars/Olympus', 'x'.repeat(65)])('%j is none', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})
