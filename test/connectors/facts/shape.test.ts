import { writeFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { openFacts } from '#connectors/facts/open'
import { EXAMPLES } from '#test/support/facts/examples'
import { importing, READ_AT } from '#test/support/facts/importing'
import { failed, ok } from '#test/support/stores/outcome'

const MEETING = JSON.stringify(EXAMPLES.meeting)
const MARK = '\ufeff'
const WHOLE = {
  coverage: { kind: 'meeting', container: 'team@acme', from: '2026-01-01T00:00:00.000Z', to: READ_AT },
}

describe('a file that is no file of facts', () => {
  it.each([
    [
      'CSV',
      'id,title,hours\n1,"Log in, or out",3\n',
      /looks like CSV: write each row as one JSON value per line.*docs\/facts\.md/,
    ],
    ['CSV with semicolons', `${MARK}id;title\r\n1;Log in\r\n`, /looks like CSV/],
    [
      'UTF-16 with a mark',
      Buffer.from(MARK + MEETING, 'utf16le'),
      /UTF-16: convert it to UTF-8, e\.g\. {1,2}iconv -f UTF-16 -t UTF-8 /,
    ],
    ['UTF-16 without one', Buffer.from(MEETING, 'utf16le'), /UTF-16/],
    ['UTF-16, big end first', Buffer.from(MARK + MEETING, 'utf16le').swap16(), /UTF-16/],
    ['one JSON array', `[${MEETING}, ${MEETING}]`, /one JSON array: .* jq -c '\.\[\]' /],
    ['one JSON array over several lines', `[\n  ${MEETING},\n  ${MEETING}\n]\n`, /one JSON array/],
    ['JSON over several lines', JSON.stringify(EXAMPLES.meeting, null, 2), /JSON over several lines: .* jq -c \. /],
  ])('%s: one sentence says what to do, and nothing is read', async (_, content, words) => {
    const world = await importing()
    writeFileSync(world.at('export'), content)
    const error = await failed(
      openFacts([world.at('export')], { label: null, projects: world.projects, now: () => READ_AT }),
    )
    expect(error).toMatchObject({ tag: 'source_error', code: 'unsupported', message: expect.stringMatching(words) })
  })

  it('is not every file with a bad line', async () => {
    const world = await importing()
    for (const [i, bad] of ['a,b,c', '[1, 2]', '{', '{"kind": "meet', 'plain words'].entries()) {
      const { counts } = await world.import([bad, EXAMPLES.meeting], `${i}.jsonl`)
      expect([bad, counts]).toEqual([bad, expect.objectContaining({ accepted: 1, rejected: 1 })])
    }
  })
})

describe('a byte order mark', () => {
  it('is skipped and said; in the midst of files that were joined, its line is rejected with a reason of its own', async () => {
    const world = await importing()
    const { counts, reading } = await world.import([
      `${MARK}${MEETING}`,
      `${MARK}${JSON.stringify({ ...EXAMPLES.meeting, key: 'm2' })}`,
    ])
    expect(counts).toMatchObject({ accepted: 1, rejected: 1 })
    expect((await world.deadLetters()).map(({ message }) => message)).toEqual([
      expect.stringMatching(/byte order mark/),
    ])
    expect(reading.notices).toEqual([
      'export.jsonl begins with a byte order mark, which is not needed and was skipped.',
    ])
  })
})

describe('a complete export without records', () => {
  it('is refused before it withdraws anything, unless it is said to be true', async () => {
    const world = await importing()
    await world.import([{ connection: { id: 'calendar' } }, WHOLE, EXAMPLES.meeting])
    const before = (await world.events()).length
    world.write('export.jsonl', [{ connection: { id: 'calendar' } }, WHOLE])
    expect(await failed(world.imports('export.jsonl'))).toMatchObject({
      tag: 'empty_export',
      message: expect.stringMatching(/has no records .*--empty-is-true$/),
    })
    expect(await world.events()).toHaveLength(before)

    const open = () =>
      openFacts([world.at('export.jsonl')], { label: null, projects: world.projects, now: () => READ_AT })
    const confirmed = await ok(world.importsOf({ opened: await ok(open()), open, emptyIsTrue: true }))
    expect(confirmed.counts).toMatchObject({ accepted: 0, withdrawn: 1 })
    // What is withdrawn already is not asked for again.
    await world.fold()
    expect((await ok(world.imports('export.jsonl'))).counts).toMatchObject({ withdrawn: 0 })
  })
  it('is a statement of zero where nothing was delivered before', async () => {
    const world = await importing()
    expect((await world.import([{ connection: { id: 'calendar' } }, WHOLE])).counts).toMatchObject({ withdrawn: 0 })
  })
})
