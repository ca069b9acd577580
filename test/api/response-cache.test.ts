import { describe, expect, it } from '@jest/globals'
import { left, right } from 'fp-ts/lib/Either.js'
import { MOST_CACHED_BYTES, ResponseCache, type WorkedOut } from '#api/response-cache'
import { watchedSources } from '#api/watched-sources'
import type { ReadSources } from '#domain/documents'

const never = new Promise<never>(() => undefined)
/** Responses, numbered as they are worked out. */
const working = (isKept = true) => {
  let times = 0
  return async () => {
    times += 1
    return right<never, WorkedOut>({ bytes: Buffer.from(`answer ${times}`), isKept })
  }
}
const asking = (cache: ResponseCache<never>, workOut: ReturnType<typeof working>) => {
  return async (question: string): Promise<string> => {
    const answer = await cache.respond(question, workOut, never)
    return answer._tag === 'Right' ? answer.right.toString() : 'refused'
  }
}

describe('a cached response', () => {
  it('is given again to the same question, and to no other', async () => {
    const ask = asking(new ResponseCache({ isChecked: false, mostBytes: MOST_CACHED_BYTES }), working())
    expect(await ask('q')).toBe('answer 1')
    expect(await ask('another')).toBe('answer 2')
    expect(await ask('q')).toBe('answer 1')
  })
  it('is none where it follows from more than its question, and none that was refused', async () => {
    const unkept = asking(new ResponseCache({ isChecked: false, mostBytes: MOST_CACHED_BYTES }), working(false))
    expect(await unkept('q')).toBe('answer 1')
    expect(await unkept('q')).toBe('answer 2')
    const cache = new ResponseCache<string>({ isChecked: false, mostBytes: MOST_CACHED_BYTES })
    for (let i = 0; i < 2; i += 1)
      expect(await cache.respond('q', async () => left(`refused ${i}`), never)).toEqual(left(`refused ${i}`))
    expect(cache.bytes).toBe(0)
  })
  it('is a defect where it is worked out again and differs', async () => {
    const ask = asking(new ResponseCache({ isChecked: true, mostBytes: MOST_CACHED_BYTES }), working())
    expect(await ask('q')).toBe('answer 1')
    await expect(ask('q')).rejects.toThrow('a cached response is not what is worked out: q')
  })
})

describe('watched sources', () => {
  it('say that more than documents is asked for: access, names, uses of keys, or the instant of the request', () => {
    const sources: ReadSources = {
      docs: { get: async () => new Map() } as unknown as ReadSources['docs'],
      access: { ofWorkspace: async () => [] },
      people: { names: async () => new Map(), lastUses: async () => new Map() },
      requestedAt: () => '2026-01-01T00:00:00.000Z',
    }
    const asks: readonly ((from: ReadSources) => unknown)[] = [
      ({ access }) => access.ofWorkspace('w'),
      ({ people }) => people.names(['m']),
      ({ people }) => people.lastUses(['k']),
      ({ requestedAt }) => requestedAt(),
    ]
    for (const ask of asks) {
      const watched = watchedSources(sources)
      void watched.sources.docs.get({} as never, [])
      expect(watched.isMoreAsked()).toBe(false)
      void ask(watched.sources)
      expect(watched.isMoreAsked()).toBe(true)
    }
  })
})

describe('what is kept', () => {
  const sized = (cache: ResponseCache<never>) => async (question: string, bytes: number) => {
    let isWorkedOut = false
    const workOut = async () => {
      isWorkedOut = true
      return right<never, WorkedOut>({ bytes: Buffer.alloc(bytes), isKept: true })
    }
    await cache.respond(question, workOut, never)
    return isWorkedOut ? 'worked out' : 'given again'
  }
  it('is bounded by bytes, and what was asked for last stays', async () => {
    const cache = new ResponseCache<never>({ isChecked: false, mostBytes: 10_000 })
    const ask = sized(cache)
    for (const question of ['a', 'b', 'c']) expect(await ask(question, 2_500)).toBe('worked out')
    expect(await ask('a', 2_500)).toBe('given again')
    expect(await ask('d', 2_500)).toBe('worked out')
    expect(await ask('a', 2_500)).toBe('given again')
    expect(await ask('c', 2_500)).toBe('given again')
    expect(await ask('b', 2_500)).toBe('worked out')
    expect(cache.bytes).toBeGreaterThan(7_500)
    expect(cache.bytes).toBeLessThanOrEqual(10_000)
  })
  it('counts questions, so that many small answers are bounded, too', async () => {
    const cache = new ResponseCache<never>({ isChecked: false, mostBytes: 100_000 })
    const ask = sized(cache)
    for (let i = 0; i < 1_000; i += 1) await ask(`${i} ${'long'.repeat(100)}`, 1)
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
    expect(await ask(`999 ${'long'.repeat(100)}`, 1)).toBe('given again')
    expect(await ask(`0 ${'long'.repeat(100)}`, 1)).toBe('worked out')
  })
  it('has no answer that is larger than all, and drops none for it', async () => {
    const cache = new ResponseCache<never>({ isChecked: false, mostBytes: 10_000 })
    const ask = sized(cache)
    await ask('small', 100)
    expect(await ask('large', 20_000)).toBe('worked out')
    expect(await ask('large', 20_000)).toBe('worked out')
    expect(await ask('small', 100)).toBe('given again')
  })
})

describe('equal questions that arrive together', () => {
  const held = (isKept = true) => {
    const letGo: ((how: 'answers' | 'fails') => void)[] = []
    const workOut = (): Promise<ReturnType<typeof right<never, WorkedOut>>> =>
      new Promise((resolve, reject) => {
        const number = letGo.length + 1
        letGo.push((how) =>
          how === 'answers'
            ? resolve(right({ bytes: Buffer.from(`answer ${number}`), isKept }))
            : reject(new Error('down')),
        )
      })
    return { letGo, workOut }
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const text = { _tag: 'Right', right: Buffer.from('answer 1') }

  it('are worked out once', async () => {
    const cache = new ResponseCache<never>({ isChecked: false, mostBytes: MOST_CACHED_BYTES })
    const { letGo, workOut } = held()
    const all = [1, 2, 3].map(() => cache.respond('q', workOut, never))
    await settled()
    expect(letGo.length).toBe(1)
    letGo[0]?.('answers')
    expect(await Promise.all(all)).toEqual([text, text, text])
  })
  it('are worked out by themselves where the first fails, is not kept, or is given up', async () => {
    for (const how of ['fails', 'not kept', 'given up'] as const) {
      const cache = new ResponseCache<never>({ isChecked: false, mostBytes: MOST_CACHED_BYTES })
      const { letGo, workOut } = held(how !== 'not kept')
      let giveUp: (value: unknown) => void = () => undefined
      const givenUp = new Promise((resolve) => {
        giveUp = resolve
      })
      const first = cache.respond('q', workOut, givenUp)
      const second = cache.respond('q', workOut, never)
      await settled()
      expect(letGo.length).toBe(1)
      if (how === 'given up') giveUp(undefined)
      else letGo[0]?.(how === 'fails' ? 'fails' : 'answers')
      if (how === 'fails') await expect(first).rejects.toThrow('down')
      await settled()
      expect([how, letGo.length]).toEqual([how, 2])
      letGo[1]?.('answers')
      expect(await second).toEqual({ _tag: 'Right', right: Buffer.from('answer 2') })
    }
  })
})
