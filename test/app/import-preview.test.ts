import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { FilesPreview } from '#app/import/preview'
import { decimalOf, scaled } from '#domain/decimal'
import { PLACE_OF } from '#domain/events/connections'
import type { Fact } from '#domain/events/facts'
import { type ObservedDocument, observedEntities } from '#projections/entities/observed-entities'
import { formats } from '#sources/formats'
import { documentsIn } from '#test/projector/support/stores'
import { sampleOf } from '#test/support/files/samples'
import { ok } from '#test/support/stores/outcome'
import { ANSWERED, type ImportingWorkspace, importsAt } from './support/importing.js'

const imports = importsAt()

/** All facts that are stored of a workspace, as its documents have them. */
const storedIn = ({ workspaceId }: ImportingWorkspace): readonly Fact[] => {
  const documents = documentsIn(join(imports.data, 'read.db'))
  return Object.entries(observedEntities).flatMap(([kind, { name }]) =>
    (Object.values(documents[name] ?? {}) as ObservedDocument[])
      .filter((document) => document.workspaceId === workspaceId)
      .flatMap(({ place, key, observations }) =>
        observations.map(({ facts: data, occurredAt }) => ({ kind, place, key, occurredAt, data }) as Fact),
      ),
  )
}

/** Sums by a name, null where a part is not known; what has no name counts nowhere. */
const sumsOf = (facts: readonly Fact[], of: (fact: Fact) => readonly [string, bigint | null] | null) => {
  const sums = new Map<string, bigint | null>()
  for (const fact of facts) {
    const [name, size] = of(fact) ?? ['', 0n]
    if (name === '') continue
    const sum = sums.has(name) ? sums.get(name) : 0n
    sums.set(name, sum == null || size === null ? null : sum + size)
  }
  return sums
}

const hoursOf = (facts: readonly Fact[]) =>
  [
    ...sumsOf(facts, (fact) =>
      fact.kind === 'time_entry'
        ? [`${fact.data.role}, ${fact.data.billable ? 'billable' : 'not'}`, BigInt(fact.data.seconds)]
        : null,
    ),
  ].map(([name, seconds]) => `${name}: ${(Number(seconds) / 3_600).toFixed(2)}`)

const CENT = scaled('0.01')
const amountsOf = (facts: readonly Fact[]) =>
  [
    ...sumsOf(facts, (fact) => {
      if (fact.kind === 'cloud_line') return [`${fact.kind} ${fact.data.currency}`, scaled(fact.data.amount)]
      if (fact.kind === 'invoice' && fact.data.status !== 'void')
        return [
          `${fact.kind} ${fact.data.currency}`,
          fact.data.lines.reduce((sum, { amount }) => sum + scaled(amount), 0n),
        ]
      if (fact.kind !== 'ai_usage' || fact.data.unit !== 'cents') return null
      const { currency, value } = fact.data
      return [`${fact.kind} ${currency}`, value === null ? null : (scaled(value) * CENT) / scaled('1')]
    }),
  ].map(([name, units]) => `${name}: ${units === null ? null : decimalOf(units)}`)

const meetingsOf = (facts: readonly Fact[]) => {
  const all = facts.flatMap((fact) =>
    fact.kind === 'meeting' && fact.data.status === 'confirmed' && !fact.data.allDay ? [fact.data] : [],
  )
  const hours = (one: (typeof all)[number]): number => (Date.parse(one.endsAt) - Date.parse(one.startsAt)) / 3_600_000
  const heads = all.reduce((sum, { accepted }) => sum + Number(accepted), 0)
  return { meetings: all.length, hours: all.reduce((sum, one) => sum + hours(one), 0), heads }
}

const itemsOf = (facts: readonly Fact[]) =>
  [...sumsOf(facts, (fact) => (fact.kind === 'work_item' ? [fact.data.state, 1n] : null))].map(
    ([state, items]) => `${items} ${state}`,
  )

const placesOf = (facts: readonly Fact[], shop: ImportingWorkspace) => {
  const placeOf = ({ kind, place }: Fact): string => (PLACE_OF[kind] === 'project' ? 'Shop' : place)
  expect(facts.filter(({ kind, place }) => PLACE_OF[kind] === 'project' && place !== shop.projectId)).toEqual([])
  const names = [...new Set(facts.map((fact) => `${fact.kind} of ${placeOf(fact)}`))]
  return names.map((name) => {
    const own = facts.filter((fact) => `${fact.kind} of ${placeOf(fact)}` === name)
    return `${name}: ${own.length} on ${new Set(own.map(({ occurredAt }) => occurredAt.slice(0, 10))).size}`
  })
}

/** The same of a preview, in the same words. */
const previewed = ({ facts, hours, amounts, meetings, items }: FilesPreview) => ({
  places: facts.map(({ kind, place, count, days }) => `${kind} of ${place}: ${count} on ${days}`).sort(),
  hours: hours.map((one) => `${one.role}, ${one.billable ? 'billable' : 'not'}: ${one.hours.toFixed(2)}`).sort(),
  amounts: amounts.map(({ kind, currency, amount }) => `${kind} ${currency}: ${amount}`).sort(),
  items: items.map((one) => `${one.items} ${one.state}`).sort(),
  meetings: {
    meetings: meetings?.meetings ?? 0,
    hours: meetings?.hours ?? 0,
    heads: meetings?.heads ?? 0,
  },
})

const stored = (facts: readonly Fact[], shop: ImportingWorkspace) => ({
  places: placesOf(facts, shop).sort(),
  hours: [...hoursOf(facts)].sort(),
  amounts: [...amountsOf(facts)].sort(),
  items: [...itemsOf(facts)].sort(),
  meetings: meetingsOf(facts),
})

describe.each(formats.map(({ name }) => name))('given a file of the format %s', (name) => {
  let shop: ImportingWorkspace
  let path: string
  let preview: FilesPreview
  beforeAll(async () => {
    shop = await imports.workspace(`preview-${name}`)
    path = imports.file(name, sampleOf(name))
    preview = (await ok(shop.previewing(path, ANSWERED)))?.preview as FilesPreview
  })
  it('when it is previewed, then its numbers are those that the import then makes, and so are its assumptions', async () => {
    const imported = await shop.imported(path, ANSWERED)
    expect(previewed(preview)).toEqual(stored(storedIn(shop), shop))
    expect(preview.assumed).toEqual(imported.assumed)
    expect(preview.unneeded).toEqual(imported.unneeded)
    expect(preview.leftOut).toEqual(imported.counts.leftOut ?? [])
    expect(preview.rejected).toEqual([])
  })
  it('then each place has the name of its project, and no id', () => {
    expect(new Set(preview.facts.map(({ project }) => project))).toEqual(new Set(['Shop']))
    expect(JSON.stringify(preview)).not.toContain(shop.projectId)
  })
})

describe('given files that state a thing twice', () => {
  it('when they are previewed, then it counts once, as it is stored', async () => {
    const shop = await imports.workspace('twice')
    const item = JSON.parse(sampleOf('jira'))
    const page = (summary: string) => {
      const issues = item.issues.map((issue: { readonly fields: object }) => ({
        ...issue,
        fields: { ...issue.fields, summary },
      }))
      return JSON.stringify({ ...item, issues })
    }
    const paths = [imports.file('one.json', page('One')), imports.file('two.json', page('Two'))]
    const request = shop.requestOf(paths, ANSWERED)
    const { preview } = (await ok(shop.previewing(paths, ANSWERED))) ?? { preview: null }
    await shop.imported(paths, request.input)
    expect(previewed(preview as FilesPreview)).toEqual(stored(storedIn(shop), shop))
  })
  it('when some rows are rejected, then the preview has as many as the import', async () => {
    const shop = await imports.workspace('rejected')
    const path = imports.file('rejected.csv', sampleOf('toggl').replace('00:45:00', 'long'))
    const preview = (await ok(shop.previewing(path, ANSWERED)))?.preview as FilesPreview
    const { counts } = await shop.imported(path, ANSWERED)
    expect(preview.rejected.map(({ records }) => records)).toEqual([counts.rejected])
    expect(previewed(preview)).toEqual(stored(storedIn(shop), shop))
  })
})

describe('given a time sheet whose projects and tasks have to be named', () => {
  it('when it is previewed, then the words of both are asked for at once', async () => {
    const shop = await imports.workspace('words', 'project add Intranet --client Acme')
    const answers = { projects: { Other: 'Shop' }, roles: { Other: 'designer' } }
    const preview = (await ok(shop.previewing(imports.file('words.csv', sampleOf('toggl')), { answers })))
      ?.preview as FilesPreview
    expect(preview.asked).toEqual([
      { table: 'projects', words: ['Website'] },
      { table: 'roles', words: ['Design'] },
    ])
  })
})
