import { sampleOf } from '#test/support/files/samples'

const [HEADER = ''] = sampleOf('toggl').split('\n')
const [BILL_HEADER = '', BILL_LINE = ''] = sampleOf('aws-cur').split('\n')
const two = (part: number): string => String(part).padStart(2, '0')

/** Rows for one write. */
const CHUNK = 1_000

const rowOf = (i: number, note: string): string => {
  const day = `2026-${two(1 + (i % 12))}-${two(1 + (i % 28))}`
  const clock = `${two(i % 9)}:${two(1 + (i % 59))}:${two((i * 7) % 60)}`
  const said = `"ACME-${i % 5_000} work on part ${i}, and what belongs to it${note}"`
  return `Ada Canary,ada@canary.example,Acme,Website,Design,${said},Yes,${day},${two(i % 24)}:${two(i % 60)}:00,${day},12:00:00,${clock},"ux, web",237.40\n`
}

function* inChunks(count: number, textOf: (i: number) => string): Generator<string> {
  for (let from = 0; from < count; from += CHUNK) {
    let text = ''
    for (let i = from; i < Math.min(count, from + CHUNK); i += 1) text += textOf(i)
    yield text
  }
}

/** A time sheet of Toggl Track of so many rows, piece by piece; no two are equal. Each ends its description with `note`. */
export function* timeSheet(rows: number, note = ''): Generator<string> {
  yield `${HEADER}\n`
  yield* inChunks(rows, (i) => rowOf(i, note))
}

/** The columns of a bill as accounts with many tags have it. */
const BILL_COLUMNS = 120

/** A bill of AWS of so many rows of 120 columns, piece by piece: one for each hour, service and account. */
export function* wideBill(rows: number): Generator<string> {
  const tags = BILL_COLUMNS - BILL_HEADER.split(',').length
  yield `${BILL_HEADER}${Array.from({ length: tags }, (_, i) => `,resourceTags/user:tag${i}`).join('')}\n`
  yield* inChunks(rows, (i) => {
    const hour = `2026-03-${two(1 + (i % 28))}T${two(i % 23)}`
    const line = BILL_LINE.replaceAll('2026-03-04T09', hour)
      .replaceAll('2026-03-04T10', `2026-03-${two(1 + (i % 28))}T${two((i % 23) + 1)}`)
      .replace('091248005041', String(100_000_000_000 + (i % 7)))
      .replace('AmazonEC2', `Amazon${i % 40}`)
      .replace('0.1150000000', `0.${String(i).padStart(10, '0')}`)
    return `${line}${',team-of-the-website,'.repeat(tags / 2)}\n`
  })
}

/** Records of a host as one JSON array, piece by piece; `recordOf` makes each of its number. */
export function* jsonArray(records: number, recordOf: (i: number) => unknown): Generator<string> {
  yield '[\n'
  yield* inChunks(records, (i) => `${i === 0 ? '' : ',\n'}${JSON.stringify(recordOf(i))}`)
  yield '\n]\n'
}
