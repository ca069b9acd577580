import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { LONGEST_LINE, linesOf } from '#connectors/facts/lines'

async function* cut(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let from = 0, i = 0; from < bytes.length; i += 1) {
    const size = sizes[i % sizes.length] as number
    yield bytes.subarray(from, from + size)
    from += size
  }
}
const read = async (bytes: Buffer, sizes: readonly number[] = [bytes.length]) => {
  const lines = []
  for await (const some of linesOf(cut(bytes, sizes))) lines.push(...some)
  return lines
}
const texts = async (text: string) => (await read(Buffer.from(text))).map(({ bytes }) => bytes?.toString())

describe('the lines of a file', () => {
  it.each<[string, string, string[]]>([
    ['that end in a line feed', 'a\nb\n', ['a', 'b']],
    ['that end as Windows has it', 'a\r\nb\r\n', ['a', 'b']],
    ['of which the last has no end', 'a\nb', ['a', 'b']],
    ['of which some are empty', '\na\n\n', ['', 'a', '']],
    ['after a byte order mark', '\ufeffa\n\ufeffb\n', ['a', '\ufeffb']],
    ['of nothing but a byte order mark', '\ufeff', ['']],
  ])('%s, are those', async (_, text, lines) => expect(await texts(text)).toEqual(lines))

  it('are the same, however the file is cut into pieces', async () => {
    const anyText = fc.array(fc.constantFrom('a', '\n', '\r\n', '\r', 'é', '\ufeff', '{}'), { maxLength: 30 })
    const anySizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(anyText, anySizes, async (parts, sizes) => {
        const bytes = Buffer.from(parts.join(''))
        const plain = (lines: Awaited<ReturnType<typeof read>>) =>
          lines.map((line) => [line.number, line.bytes?.toString('hex'), line.digest()])
        expect(plain(await read(bytes, sizes))).toEqual(plain(await read(bytes)))
        const expected = bytes
          .toString()
          .replace(/^\ufeff/, '')
          .split('\n')
          .map((line) => line.replace(/\r$/, ''))
        if (bytes.length === 0 || bytes.at(-1) === 10) expected.pop()
        expect((await read(bytes, sizes)).map((line) => line.bytes?.toString())).toEqual(expected)
      }),
      { seed: 21, numRuns: 300 },
    )
  })

  it('that are too long are not kept in memory, and are distinguished all the same', async () => {
    const long = (letter: string) => letter.repeat(LONGEST_LINE + 1)
    const file = Buffer.from(`${long('a')}\nshort\n${long('b')}\n${long('a')}\n${'c'.repeat(LONGEST_LINE)}`)
    const lines = await read(file, [65_536, 1])
    expect(lines.map(({ number, bytes }) => [number, bytes?.length ?? null])).toEqual([
      [1, null],
      [2, 5],
      [3, null],
      [4, null],
      [5, LONGEST_LINE],
    ])
    expect(lines[0]?.digest()).toBe(lines[3]?.digest())
    expect(lines[0]?.digest()).not.toBe(lines[2]?.digest())
  })
})
