import type { Uuid } from '#domain/common'
import type { ContainerKind } from '#domain/events/connections'
import { containerSpelling } from '#domain/events/spelling'
import type { Assumption } from '#import/assumption'
import type { Candidate, Choices, ChoiceTable } from '#sources/kit/format'

/** A choice by its name, and by the source's word where it is one of a table. */
type WhichChoice = Pick<Assumption, 'answer' | 'word'>

const idOf = ({ answer, word }: WhichChoice): string => (word === null ? answer : `${answer} ${word}`)

const rolesIn = (fact: Candidate): readonly (string | null)[] => {
  if (fact.kind === 'time_entry') return [fact.data.role]
  return fact.kind === 'invoice' ? fact.data.lines.map(({ role }) => role) : []
}

const statesIn = (fact: Candidate): readonly string[] =>
  fact.kind === 'work_item' ? [fact.data.state, ...fact.data.history.map(({ state }) => state)] : []

/** Says whether a fact says what a choice means. A convention is in no fact: it decides how the source is read. */
const holds = (fact: Candidate, { answer, meaning }: Pick<Assumption, 'answer' | 'meaning'>): boolean => {
  switch (answer) {
    case 'project':
    case 'projects':
      return fact.place === meaning
    case 'container':
      return fact.place === meaning || (fact.kind === 'ai_usage' && fact.data.scope === meaning)
    case 'role':
    case 'roles':
      return rolesIn(fact).includes(meaning)
    case 'states':
      return statesIn(fact).includes(meaning)
    case 'types':
      return fact.kind === 'work_item' && fact.data.type === meaning
    case 'categories':
      return fact.kind === 'invoice' && fact.data.lines.some(({ category }) => category === meaning)
    case 'items':
      return fact.kind === 'time_entry' && fact.data.workItem === meaning
    case 'billable':
      return fact.kind === 'time_entry' && fact.data.billable === (meaning === 'yes')
    case 'currency':
      return 'currency' in fact.data && fact.data.currency === meaning
    case 'domains':
      return fact.kind === 'meeting'
    case 'branch':
    case 'zone':
    case 'dates':
    case 'decimal':
      return true
  }
}

/** Choices of one value that records are mapped by. Days and decimals are read by conventions, which know what they rest on. */
const WATCHED = ['project', 'role', 'branch', 'container', 'billable', 'currency', 'domains', 'zone'] as const

/** A table of choices that tells which of its words were looked up. */
class WatchedTable<M> extends Map<string, M> {
  readonly #onFound: (word: string, meaning: M) => void

  constructor(table: ReadonlyMap<string, M>, onFound: (word: string, meaning: M) => void) {
    super(table)
    this.#onFound = onFound
  }

  override get(word: string): M | undefined {
    const meaning = super.get(word)
    if (meaning !== undefined) this.#onFound(word, meaning)
    return meaning
  }
}

/**
 * Choices that remember which of them facts rest on: those that were asked for when a record was mapped, and that its facts
 * hold. What an import says that it assumes is therefore what it stores.
 */
export class UsedChoices {
  /** The choices, which notice what is asked for. */
  readonly choices: Choices
  readonly #all: Choices
  readonly #asked = new Map<string, WhichChoice & Pick<Assumption, 'meaning'>>()
  readonly #used = new Set<string>()

  constructor(all: Choices) {
    this.#all = all
    this.choices = this.#watched()
  }

  #ask(answer: Assumption['answer'], word: string | null, meaning: string | null): void {
    if (meaning === null) return
    const id = idOf({ answer, word })
    if (!this.#used.has(id)) this.#asked.set(id, { answer, word, meaning })
  }

  #watched(): Choices {
    const all = this.#all
    const table = <M extends string>(answer: ChoiceTable, words: ReadonlyMap<string, M>) =>
      new WatchedTable(words, (word, meaning) => this.#ask(answer, word, meaning))
    const choices: Choices = {
      ...all,
      projects: table('projects', all.projects),
      roles: table('roles', all.roles),
      states: table('states', all.states),
      types: table('types', all.types),
      categories: table('categories', all.categories),
      items: table('items', all.items),
    }
    for (const answer of WATCHED)
      Object.defineProperty(choices, answer, {
        enumerable: true,
        get: () => {
          this.#ask(answer, null, all[answer])
          return all[answer]
        },
      })
    return choices
  }

  /** Begins the next record. */
  begin(): void {
    this.#asked.clear()
  }

  /** Notes what a fact of the record rests on. */
  keep(fact: Candidate): void {
    for (const [id, one] of this.#asked)
      if (holds(fact, one)) {
        this.#used.add(id)
        this.#asked.delete(id)
      }
  }

  /** Says whether a fact, or the project of a container, rests on a choice. */
  has(which: WhichChoice): boolean {
    return this.#used.has(idOf(which))
  }

  /** The project of a container, by its name in a person's choices; null if they say nothing. */
  projectOf(kind: ContainerKind, container: string): Uuid | null {
    const { project, projects } = this.#all
    const name = containerSpelling(kind, container)
    const named = [...projects].find(([word]) => containerSpelling(kind, word) === name)
    if (named === undefined) {
      if (project !== null) this.#used.add(idOf({ answer: 'project', word: null }))
      return project
    }
    const [word, meaning] = named
    this.#used.add(idOf({ answer: 'projects', word }))
    return meaning
  }
}
