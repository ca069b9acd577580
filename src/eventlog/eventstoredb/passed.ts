import { readFile, rename, writeFile } from 'node:fs/promises'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode } from '#domain/codec'
import { LOG_START, type Position } from '../port.js'
import type { Place, ServerClient } from './client.js'
import { placeOf, positionOf } from './encoding.js'

/** The place of an event of the server, of any application, and its id. */
export interface Known {
  readonly place: Place
  readonly id: string
}
/** A place with none of our events between it and one of them, or the start of the log. */
interface Stretch extends Known {
  readonly own: Position
}

/** The content of the file. */
const Kept = closed('Kept', { own: t.string, place: t.string, id: t.string })

/** Stretches that are remembered, because readers stand at different events. */
const MOST = 16

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Remembers how far events of other applications were passed, so that none is passed again: in this process and, through
 * a file, in the next one. It holds only for the log in which the event at the place has the same id; in another log, or
 * without the file, all events are passed once more.
 */
export class Passed {
  readonly #client: Pick<ServerClient, 'readAt'>
  readonly #file: string | null
  readonly #stretches = new Map<Position, Stretch>()
  /** The furthest place. */
  #last: Stretch | null = null
  /** Says whether the server has the log in which events were passed. */
  #isSure = true
  /** The place that the file has. */
  #kept: Position = LOG_START
  #loading: Promise<void> | null = null

  constructor(client: Pick<ServerClient, 'readAt'>, file: string | null) {
    this.#client = client
    this.#file = file
  }

  get last(): Stretch | null {
    return this.#isSure ? this.#last : null
  }

  /** The place up to which none of our events follows one of them; null if no such place is known. */
  after(own: Position): Place | null {
    return this.#isSure ? (this.#stretches.get(own)?.place ?? null) : null
  }

  /** Our last event that was seen so far. */
  noteOwn(known: Known): void {
    const own = positionOf(known.place)
    if (this.#last === null || own > positionOf(this.#last.place)) this.#last = { own, ...known }
  }

  /** Remembers that none of ours follows one of our events up to a place, and keeps it for other processes. */
  async note(own: Position, place: Place): Promise<void> {
    const position = positionOf(place)
    const known = this.#stretches.get(own)
    if (known !== undefined && positionOf(known.place) >= position) return
    const id = await this.#idAt(place)
    if (typeof id !== 'string') return
    const stretch: Stretch = { own, place, id }
    this.#stretches.delete(own)
    this.#stretches.set(own, stretch)
    const [oldest] = this.#stretches.keys()
    if (this.#stretches.size > MOST && oldest !== undefined) this.#stretches.delete(oldest)
    if (this.#last !== null && positionOf(this.#last.place) >= position) return
    this.#last = stretch
    if (this.#isSure) await this.#keep(stretch)
  }

  /** The server may have another log by now. */
  doubt(): void {
    this.#isSure = this.#last === null
  }
  forget(): void {
    this.#stretches.clear()
    this.#last = null
    this.#isSure = true
  }

  /** Loads what is kept at the first call, and forgets what was passed in another log than the server has. */
  async makeSure(): Promise<void> {
    this.#loading ??= this.#load()
    await this.#loading
    const last = this.#last
    if (this.#isSure || last === null) return
    const id = await this.#idAt(last.place)
    // Without an answer nothing is sure; the next read reports the failure.
    if (id === undefined || last !== this.#last) return
    if (id === last.id) this.#isSure = true
    else this.forget()
  }

  /** The id of the event at a place; null if there is none, undefined if the server does not say. */
  async #idAt(place: Place): Promise<string | null | undefined> {
    const found = await this.#client.readAt(place)
    if (isLeft(found)) return undefined
    const [event] = found.right
    return event?.place.commit === place.commit ? event.id : null
  }

  async #load(): Promise<void> {
    if (this.#file === null) return
    const kept = decode(Kept, parsed(await readFile(this.#file, 'utf8').catch(() => '')))
    if (isLeft(kept)) return
    const { own, id } = kept.right
    const place = placeOf(kept.right.place)
    if (isLeft(placeOf(own)) || isLeft(place) || place.right === null) return
    const stretch: Stretch = { own, place: place.right, id }
    this.#stretches.set(own, stretch)
    this.#last ??= stretch
    this.#kept = kept.right.place
    this.#isSure = false
  }

  async #keep({ own, place, id }: Stretch): Promise<void> {
    const file = this.#file
    if (file === null || positionOf(place) === this.#kept) return
    this.#kept = positionOf(place)
    const kept: t.TypeOf<typeof Kept> = { own, place: this.#kept, id }
    const beside = `${file}.${process.pid}`
    // If it cannot be written, the next process passes the same events again.
    await writeFile(beside, `${JSON.stringify(kept)}\n`, { mode: 0o600 })
      .then(() => rename(beside, file))
      .catch(() => undefined)
  }
}
