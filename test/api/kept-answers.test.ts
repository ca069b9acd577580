import { describe, expect, it } from '@jest/globals'
import { left, right } from 'fp-ts/lib/Either.js'
import { KeptAnswers, MOST_KEPT_BYTES, type WorkedOut } from '#api/kept-answers'

const never = new Promise<never>(() => undefined)
/** What is asked for at a commit, where the groups were last written in at the given ones. */
const at = (commit: number, stamps: Readonly<Record<string, number>> = {}, generation = 1) => ({
  generation,
  commit,
  lastCommitIn: async (groups: readonly string[]) => Math.max(0, ...groups.map((group) => stamps[group] ?? 0)),
})
/** A question's answers, numbered as they are worked out. */
const working = (groups: readonly string[] | null = ['g']) => {
  const one = {
    times: 0,
    workOut: async () => {
      one.times += 1
      return right<never, WorkedOut>({ bytes: Buffer.from(`answer ${one.times}`), groups })
    },
  }
  return one
}
const asking = (kept: KeptAnswers<never>, { workOut }: ReturnType<typeof working>) => {
  return async (moment: ReturnType<typeof at>, question = 'q'): Promise<string> => {
    const answer = await kept.answer(question, moment, workOut, never)
    return answer._tag === 'Right' ? answer.right.toString() : 'refused'
  }
}

describe('a kept answer', () => {
  it('is given again while no commit wrote in its groups, and asks for stamps only where the commit moved', async () => {
    const ask = asking(new KeptAnswers({ isChecked: false, mostBytes: MOST_KEPT_BYTES }), working())
    expect(await ask(at(3))).toBe('answer 1')
    const unasked = { ...at(3), lastCommitIn: () => Promise.reject(new Error('asked')) }
    expect(await ask(unasked)).toBe('answer 1')
    expect(await ask(at(7, { g: 3, other: 7 }))).toBe('answer 1')
    expect(await ask({ ...unasked, commit: 7 })).toBe('answer 1')
    expect(await ask(at(8, { g: 8 }))).toBe('answer 2')
    expect(await ask(at(9, { g: 8 }))).toBe('answer 2')
  })
  it('is of its question and generation alone', async () => {
    const ask = asking(new KeptAnswers({ isChecked: false, mostBytes: MOST_KEPT_BYTES }), working())
    expect(await ask(at(3))).toBe('answer 1')
    expect(await ask(at(3), 'another')).toBe('answer 2')
    expect(await ask(at(3, {}, 2))).toBe('answer 3')
    expect(await ask(at(3, {}, 1))).toBe('answer 4')
  })
  it('is not given at an earlier moment than that of its documents, and not replaced by what is of one', async () => {
    const ask = asking(new KeptAnswers({ isChecked: false, mostBytes: MOST_KEPT_BYTES }), working())
    expect(await ask(at(5, { g: 5 }))).toBe('answer 1')
    expect(await ask(at(4, { g: 2 }))).toBe('answer 2')
    expect(await ask(at(5, { g: 5 }))).toBe('answer 1')
  })
  it('is dropped where stamps say that it may have changed before a moment at which it was found good', async () => {
    const ask = asking(new KeptAnswers({ isChecked: false, mostBytes: MOST_KEPT_BYTES }), working())
    expect(await ask(at(1))).toBe('answer 1')
    expect(await ask(at(4, { g: 1 }))).toBe('answer 1')
    expect(await ask(at(6, { g: 5 }))).toBe('answer 2')
  })
  it('is none where it rests on what has no stamps, and none that was refused', async () => {
    const unstamped = asking(new KeptAnswers({ isChecked: false, mostBytes: MOST_KEPT_BYTES }), working(null))
    expect(await unstamped(at(1))).toBe('answer 1')
    expect(await unstamped(at(1))).toBe('answer 2')
    const kept = new KeptAnswers<string>({ isChecked: false, mostBytes: MOST_KEPT_BYTES })
    for (let i = 0; i < 2; i += 1)
      expect(await kept.answer('q', at(1), async () => left(`refused ${i}`), never)).toEqual(left(`refused ${i}`))
    expect(kept.bytes).toBe(0)
  })
  it('is a defect where it is worked out again and differs', async () => {
    const ask = asking(new KeptAnswers({ isChecked: true, mostBytes: MOST_KEPT_BYTES }), working())
    expect(await ask(at(1))).toBe('answer 1')
    await expect(ask(at(2, {}))).rejects.toThrow('a kept answer is not what is worked out: q')
  })
})

describe('what is kept', () => {
  const sized = (kept: KeptAnswers<never>) => async (question: string, bytes: number) => {
    let isWorkedOut = false
    const workOut = async () => {
      isWorkedOut = true
      return right<never, WorkedOut>({ bytes: Buffer.alloc(bytes), groups: [] })
    }
    await kept.answer(question, at(1), workOut, never)
    return isWorkedOut ? 'worked out' : 'given again'
  }
  it('is bounded by bytes, and what was asked for last stays', async () => {
    const kept = new KeptAnswers<never>({ isChecked: false, mostBytes: 10_000 })
    const ask = sized(kept)
    for (const question of ['a', 'b', 'c']) expect(await ask(question, 2_500)).toBe('worked out')
    expect(await ask('a', 2_500)).toBe('given again')
    expect(await ask('d', 2_500)).toBe('worked out')
    expect(await ask('a', 2_500)).toBe('given again')
    expect(await ask('c', 2_500)).toBe('given again')
    expect(await ask('b', 2_500)).toBe('worked out')
    expect(kept.bytes).toBeGreaterThan(7_500)
    expect(kept.bytes).toBeLessThanOrEqual(10_000)
  })
  it('counts questions and groups, so that many small answers are bounded, too', async () => {
    const kept = new KeptAnswers<never>({ isChecked: false, mostBytes: 100_000 })
    const ask = sized(kept)
    for (let i = 0; i < 1_000; i += 1) await ask(`${i} ${'long'.repeat(100)}`, 1)
    expect(kept.bytes).toBeLessThanOrEqual(100_000)
    expect(await ask(`999 ${'long'.repeat(100)}`, 1)).toBe('given again')
    expect(await ask(`0 ${'long'.repeat(100)}`, 1)).toBe('worked out')
  })
  it('has no answer that is larger than all, and drops none for it', async () => {
    const kept = new KeptAnswers<never>({ isChecked: false, mostBytes: 10_000 })
    const ask = sized(kept)
    await ask('small', 100)
    expect(await ask('large', 20_000)).toBe('worked out')
    expect(await ask('large', 20_000)).toBe('worked out')
    expect(await ask('small', 100)).toBe('given again')
  })
})

describe('equal questions that arrive together', () => {
  const held = (groups: readonly string[] | null = ['g']) => {
    const letGo: ((how: 'answers' | 'fails') => void)[] = []
    const workOut = (): Promise<ReturnType<typeof right<never, WorkedOut>>> =>
      new Promise((resolve, reject) => {
        const number = letGo.length + 1
        letGo.push((how) =>
          how === 'answers'
            ? resolve(right({ bytes: Buffer.from(`answer ${number}`), groups }))
            : reject(new Error('down')),
        )
      })
    return { letGo, workOut }
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const text = { _tag: 'Right', right: Buffer.from('answer 1') }

  it('are worked out once', async () => {
    const kept = new KeptAnswers<never>({ isChecked: false, mostBytes: MOST_KEPT_BYTES })
    const { letGo, workOut } = held()
    const all = [1, 2, 3].map(() => kept.answer('q', at(1), workOut, never))
    await settled()
    expect(letGo.length).toBe(1)
    letGo[0]?.('answers')
    expect(await Promise.all(all)).toEqual([text, text, text])
  })
  it('are worked out by themselves at different moments', async () => {
    const kept = new KeptAnswers<never>({ isChecked: false, mostBytes: MOST_KEPT_BYTES })
    const { letGo, workOut } = held()
    const all = [at(1), at(2), at(1, {}, 2)].map((moment) => kept.answer('q', moment, workOut, never))
    await settled()
    expect(letGo.length).toBe(3)
    for (const one of letGo) one('answers')
    await Promise.all(all)
  })
  it('are worked out by themselves where the first fails, rests on what has no stamps, or is given up', async () => {
    for (const how of ['fails', 'unstamped', 'given up'] as const) {
      const kept = new KeptAnswers<never>({ isChecked: false, mostBytes: MOST_KEPT_BYTES })
      const { letGo, workOut } = held(how === 'unstamped' ? null : ['g'])
      let giveUp: (value: unknown) => void = () => undefined
      const givenUp = new Promise((resolve) => {
        giveUp = resolve
      })
      const first = kept.answer('q', at(1), workOut, givenUp)
      const second = kept.answer('q', at(1), workOut, never)
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
