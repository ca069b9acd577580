import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { foldAll } from '#app/folding'
import { contentHashOf } from '#eventlog/new-event'
import { ConnectionStream } from '#import/connection-stream'
import { readKnown } from '#import/known'
import { connectionIdOf } from '#import/run'
import { Meeting } from '#projections/entities/meeting'
import { partitionOf } from '#readstore/partitions'
import { calendar, event } from '#test/connectors/calendars/support'
import { ok } from '#test/support/stores/outcome'
import { type ImportingWorkspace, importsAt } from './support/importing.js'

// Calendars in the shapes that users reported (test/connectors/calendars/reported), from the file to the numbers.

const imports = importsAt('2026-11-15T00:00:00.000Z')
const OCTOBER = 'start=2026-10-01&end=2026-10-31'
const RATE = 'rate set developer 100 EUR --from 2026-01-01'

const reported = (name: string, as = name): string =>
  imports.file(as, readFileSync(`test/connectors/calendars/reported/${name}`))
const factsOf = async (shop: ImportingWorkspace) =>
  (await shop.asked(`/invoice-defense?projectId=${shop.projectId}&${OCTOBER}`)).facts
const coordinationOf = async (shop: ImportingWorkspace) => {
  const facts = await factsOf(shop)
  const { coordination, investment } = facts
  expect(investment.coordinationCents).toBe(coordination.costCents)
  return coordination
}
const meetingsOf = async (shop: ImportingWorkspace) => {
  const { evidence } = await shop.asked(
    `/command-center/evidence/delivery_investment?projectId=${shop.projectId}&${OCTOBER}`,
  )
  return evidence.filter(({ kind }: { readonly kind: string }) => kind === 'meeting')
}

describe('given a calendar of Outlook with leave in it', () => {
  it('when it is imported, then only the real meeting costs anything, and the rest is counted by reason', async () => {
    const shop = await imports.workspace('leave', RATE)
    const { counts } = await shop.imported(reported('leave.ics'))
    expect(counts).toMatchObject({
      accepted: 2,
      leftOut: [
        { reason: 'out_of_office', records: 1 },
        { reason: 'working_elsewhere', records: 1 },
        { reason: 'free', records: 2 },
      ],
    })
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 1, hours: 1, costCents: 10_000 })
  })
  it('when Microsoft Graph lists it, then it is left out by the same reasons', async () => {
    const shop = await imports.workspace('graph-leave', RATE)
    const { counts } = await shop.imported(reported('leave.json'), { container: 'Team' })
    expect(counts).toMatchObject({
      accepted: 0,
      leftOut: [
        { reason: 'out_of_office', records: 1 },
        { reason: 'working_elsewhere', records: 1 },
      ],
    })
  })
  it('when a meeting becomes leave, then it is no meeting any more, and one that is real again is one again', async () => {
    const shop = await imports.workspace('becomes-leave', RATE)
    const text = readFileSync('test/connectors/calendars/reported/leave.ics', 'utf8')
    const away = text.replace('BUSYSTATUS:BUSY', 'BUSYSTATUS:OOF')
    await shop.imported(imports.file('a.ics', text), { since: '2026-10-01' })
    expect((await shop.imported(imports.file('a.ics', away))).counts).toMatchObject({ withdrawn: 1 })
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 0, costCents: 0 })
    expect((await shop.imported(imports.file('a.ics', away))).counts).toMatchObject({ accepted: 0, withdrawn: 0 })
    expect((await shop.imported(imports.file('a.ics', text))).counts).toMatchObject({ accepted: 1, withdrawn: 0 })
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 1, costCents: 10_000 })
  })
})

describe('given a series of meetings', () => {
  it('when its own text takes some out, then these are gone, and the rest keep their ids and what was said of them', async () => {
    const shop = await imports.workspace('series', RATE)
    await shop.imported(reported('series.ics', 'team.ics'))
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 4, costCents: 40_000 })
    const before = await meetingsOf(shop)
    const [newest] = before
    const oldest = before.at(-1)
    await shop.says(`meeting tag Team ${oldest.reference} attributed --project Shop`)

    const again = await shop.imported(reported('series-without-a-day.ics', 'team.ics'))
    expect(again.counts).toMatchObject({ accepted: 0, unchanged: 3, withdrawn: 1 })
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 3, costCents: 30_000 })

    const ended = await shop.imported(reported('series-ended.ics', 'team.ics'))
    expect(ended.counts).toMatchObject({ accepted: 0, unchanged: 2, withdrawn: 1 })
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 2, costCents: 20_000, taggingPct: 50 })
    const after = (await meetingsOf(shop)).map(({ id }: { readonly id: string }) => id)
    expect(after).toContain(oldest.id)
    expect(after).not.toContain(newest.id)
  })
  it.each([
    [['series.ics', 'series-without-a-day.ics', 'series-ended.ics']],
    [['series-ended.ics', 'series.ics', 'series-without-a-day.ics']],
  ])('when several of its texts are imported at once (%p), then its last text counts', async (names) => {
    const shop = await imports.workspace(`texts-${names[0]?.replace('.ics', '')}`, RATE)
    await shop.imported(names.map((name) => reported(name)))
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 2, costCents: 20_000 })
  })
  it('when an exception of it cannot be read, then nothing of it is taken to be gone', async () => {
    const shop = await imports.workspace('unread', RATE)
    const text = readFileSync('test/connectors/calendars/reported/series-ended.ics', 'utf8')
    await shop.imported(reported('series.ics', 'team.ics'))
    const broken = [
      'BEGIN:VEVENT',
      'UID:i11@example.test',
      'RECURRENCE-ID:20261008T090000Z',
      'DTSTART:tomorrow',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\n')
    await shop.imported(imports.file('team.ics', text.replace('END:VCALENDAR', broken)))
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 4 })
  })
  it('when another event cannot be read, then the series is still replaced', async () => {
    const shop = await imports.workspace('other-unread', RATE)
    const text = readFileSync('test/connectors/calendars/reported/series-ended.ics', 'utf8')
    await shop.imported(reported('series.ics', 'team.ics'))
    const broken = ['BEGIN:VEVENT', 'UID:other', 'DTSTART:tomorrow', 'END:VEVENT', 'END:VCALENDAR'].join('\n')
    await shop.imported(imports.file('team.ics', text.replace('END:VCALENDAR', broken)))
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 2 })
  })
  it('when a calendar no longer has it, then it stays, as a calendar may be cut to some days', async () => {
    const shop = await imports.workspace('cut', RATE)
    await shop.imported(reported('series.ics', 'team.ics'))
    const text = readFileSync('test/connectors/calendars/reported/series-ended.ics', 'utf8')
    await shop.imported(imports.file('team.ics', text.replace('i11@', 'other@')))
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 6 })
  })
})

/** States all meetings of the calendar again, as versions did that did not know of series. */
const withoutSeries = async ({ workspaceId }: ImportingWorkspace): Promise<void> => {
  const environment = imports.environment()
  const { eventLog, readStore, now } = environment
  const connectionId = connectionIdOf(workspaceId, { provider: 'icalendar', identity: 'files:icalendar' })
  const { revision } = await ok(readKnown(workspaceId, connectionId, environment))
  const stream = new ConnectionStream(revision, { workspaceId, connectionId, eventLog, now, channel: 'csv' })
  const meetings = await ok(
    readStore.read(partitionOf(workspaceId, readStore), (docs) =>
      docs.find(Meeting, { where: { workspaceId: { eq: workspaceId } } }),
    ),
  )
  const events = meetings.flatMap(({ place, key, observations }) =>
    observations.map(({ occurredAt, facts: { series, ...facts } }) =>
      stream.observation('MeetingObserved', { kind: 'meeting', place, key, occurredAt }, facts, contentHashOf(facts)),
    ),
  )
  await ok(stream.append(events))
  await ok(foldAll(workspaceId, environment))
}

describe('given a calendar that a version before imported, which did not know of series', () => {
  it('when it is imported again, then nothing counts twice, nothing vanishes, and ids stay', async () => {
    const shop = await imports.workspace('upgraded', RATE)
    await shop.imported(reported('series.ics', 'team.ics'))
    await withoutSeries(shop)
    const before = await meetingsOf(shop)
    const text = readFileSync('test/connectors/calendars/reported/series.ics', 'utf8')
    const { counts } = await shop.imported(imports.file('team.ics', `${text}\n`))
    expect(counts).toMatchObject({ accepted: 4, unchanged: 0, withdrawn: 0 })
    expect(await meetingsOf(shop)).toEqual(before)
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 4, costCents: 40_000 })
  })
  it.each([
    ['series-without-a-day.ics', 3],
    ['series-ended.ics', 2],
  ])('when its series changed meanwhile (%s), then what it no longer has is gone', async (name, meetings) => {
    const shop = await imports.workspace(`upgraded-${meetings}`, RATE)
    await shop.imported(reported('series.ics', 'team.ics'))
    await withoutSeries(shop)
    const { counts } = await shop.imported(reported(name, 'team.ics'))
    expect(counts).toMatchObject({ withdrawn: 4 - meetings })
    expect(await coordinationOf(shop)).toMatchObject({ meetings })
  })
})

describe('given a moved occurrence that a version before imported', () => {
  it('when its day is taken out of its series, then it is gone', async () => {
    const shop = await imports.workspace('upgraded-moved', RATE)
    const text = readFileSync('test/connectors/calendars/reported/series.ics', 'utf8')
    const moved = [
      'BEGIN:VEVENT',
      'UID:i11@example.test',
      'RECURRENCE-ID:20261015T090000Z',
      'DTSTART:20261016T110000Z',
      'DTEND:20261016T120000Z',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@e.test',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\n')
    await shop.imported(imports.file('team.ics', text.replace('END:VCALENDAR', moved)))
    await withoutSeries(shop)
    const { counts } = await shop.imported(reported('series-without-a-day.ics', 'team.ics'))
    expect(counts).toMatchObject({ withdrawn: 1 })
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 3 })
  })
})

describe('given a time sheet whose vacation counted as work', () => {
  it('when it is left out by now, then it is withdrawn', async () => {
    const shop = await imports.workspace('sheet', RATE)
    const sheet = imports.file(
      'toggl.csv',
      [
        'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()',
        'Ada,a@e.test,Acme,Vacation,,,No,2026-10-05,09:00:00,2026-10-05,17:00:00,08:00:00,,',
        'Ada,a@e.test,Acme,Website,,,No,2026-10-06,09:00:00,2026-10-06,10:00:00,01:00:00,,',
      ].join('\n'),
    )
    const labour = async () => (await factsOf(shop)).investment.labourCents
    const assigned = { role: 'developer', answers: { projects: { Vacation: 'Shop', Website: 'Shop' } } }
    await shop.imported(sheet, assigned)
    expect(await labour()).toBe(90_000)
    const { workspaceId } = shop
    const connectionId = connectionIdOf(workspaceId, { provider: 'toggl', identity: 'files:toggl' })
    await shop.says(`connection forget ${connectionId} projects`)
    const { counts } = await shop.imported(sheet, { role: 'developer' })
    expect(counts).toMatchObject({ unchanged: 1, withdrawn: 1, leftOut: [{ reason: 'leave', records: 1 }] })
    expect(await labour()).toBe(10_000)
  })
})

const guests = ['ann@agency.example', 'ben@eu.agency.example', 'cleo@client.example', 'dan@client.example']
const guest = (address: string): string => `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${address}`
const met = (...lines: readonly string[]) => event('DTSTART:20261005T090000Z', 'DTEND:20261005T100000Z', ...lines)

describe('given who is in a meeting', () => {
  it('when no domains are named, then everybody counts, and the assumption says so', async () => {
    const shop = await imports.workspace('everybody', RATE)
    await shop.imported(imports.file('team.ics', calendar([met(...guests.map(guest))])))
    expect(await coordinationOf(shop)).toMatchObject({ costCents: 40_000 })
    const facts = await factsOf(shop)
    const attribution = facts.assumptions.find(({ id }: { readonly id: string }) => id === 'meeting-attribution')
    expect(attribution.value).toContain("Everyone who accepted counts, the client's people too")
  })
  it('when the domains of the provider are named, then only its people count, then and later', async () => {
    const shop = await imports.workspace('domains', RATE)
    const text = calendar([met(...guests.map(guest))])
    await shop.imported(imports.file('team.ics', text))
    const { counts } = await shop.imported(imports.file('team.ics', text), { domains: 'agency.example' })
    expect(counts).toMatchObject({ accepted: 1, unchanged: 0 })
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 1, costCents: 20_000 })
    const later = calendar([met(...guests.slice(1).map(guest))])
    await shop.imported(imports.file('team.ics', later))
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 1, costCents: 10_000 })
    const facts = await factsOf(shop)
    const attribution = facts.assumptions.find(({ id }: { readonly id: string }) => id === 'meeting-attribution')
    expect(attribution.value).toContain('Of those who accepted, people of agency.example count')
  })
  it('when only people of the client came, then the meeting costs nothing, in every place', async () => {
    const shop = await imports.workspace('client-alone', RATE)
    const text = calendar([met(...guests.slice(2).map(guest))])
    await shop.imported(imports.file('team.ics', text), { domains: 'agency.example', since: '2026-10-01' })
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 1, hours: 1, costCents: 0 })
    const facts = await factsOf(shop)
    expect(facts).toMatchObject({ currency: 'EUR', investment: { coordinationCents: 0, totalCents: 0 } })
    expect(await meetingsOf(shop)).toMatchObject([{ contribution: { value: 0, basis: expect.stringMatching(/^EUR/) } }])
  })
  it('when a calendar lists nobody at all, then its cost is not known, and its meetings are', async () => {
    const shop = await imports.workspace('published', RATE)
    await shop.imported(imports.file('team.ics', calendar([met()])))
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 1, hours: 1, costCents: null, declined: null })
    const facts = await factsOf(shop)
    expect(facts.investment).toMatchObject({ coordinationCents: null, coordinationPct: null })
    expect(await meetingsOf(shop)).toMatchObject([{ contribution: null }])
  })
  it('when a calendar lists people, then an event of nobody else is no meeting', async () => {
    const shop = await imports.workspace('appointments', RATE)
    const owner = ['ORGANIZER:mailto:ann@agency.example', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ann@agency.example']
    const { counts } = await shop.imported(
      imports.file(
        'team.ics',
        calendar([
          met('UID:1', ...guests.map(guest)),
          met('UID:2'),
          met('UID:3', ...owner),
          met('UID:4', owner[0] ?? ''),
        ]),
      ),
    )
    expect(counts).toMatchObject({ accepted: 1, leftOut: [{ reason: 'nobody_else', records: 3 }] })
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 1, costCents: 40_000 })
  })
  it.each([
    ['-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN', 20_000],
    ['-//SabreDAV//SabreDAV//EN', 20_000],
    ['-//Google Inc//Google Calendar 70.9054//EN', 10_000],
  ])('when who organizes is not listed in a file of %s, then it costs %i cents', async (product, costCents) => {
    const shop = await imports.workspace(`organizer-${product.length}`, RATE)
    const text = calendar(
      [met('ORGANIZER:mailto:ann@agency.example', guest('ben@agency.example'))],
      [`PRODID:${product}`],
    )
    await shop.imported(imports.file('team.ics', text))
    expect(await coordinationOf(shop)).toMatchObject({ meetings: 1, costCents })
  })
})
