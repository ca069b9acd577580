import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/** Bytes handed to the socket at once: a reader shows progress by taking them. */
const PIECE_BYTES = 64 * 1024
/** The most bytes parsed at once, so that few requests can begin in one piece. */
const MOST_PARSED_BYTES = 2048
const END_OF_HEAD = '\r\n\r\n'

/**
 * A client's connection as seen by the HTTP server. Node's own parser begins every request in the received bytes;
 * here it gets one request at a time: the rest stays unparsed, and then unread, until the answer has been sent.
 */
export class Connection extends Duplex {
  readonly #socket: Socket
  #unparsed: Buffer | null = null
  #isWanted = false
  #isResting = false
  #isSending = false
  readonly #inTurn: (() => void)[] = []
  #isAnswering = false
  readonly #stalled: NodeJS.Timeout

  /** Milliseconds after which a reader that takes nothing is closed. */
  constructor(socket: Socket, stalledAfterMs: number) {
    super({ allowHalfOpen: true, readableHighWaterMark: 1 })
    this.#socket = socket
    this.#stalled = setTimeout(() => {
      if (this.#isSending) this.destroy()
    }, stalledAfterMs).unref()
    socket.on('data', (bytes) => {
      this.#unparsed = this.#unparsed === null ? bytes : Buffer.concat([this.#unparsed, bytes])
      socket.pause()
      this.#parse()
    })
    socket.on('end', () => this.push(null))
    socket.on('timeout', () => this.emit('timeout'))
    socket.on('error', (error) => this.destroy(error))
    socket.on('close', () => this.destroy())
  }

  /** The address of whoever connected; null once it is gone. */
  get peerAddress(): string | null {
    return this.#socket.remoteAddress ?? null
  }

  /** Answers a request of this connection once the answers before it have been taken. */
  answer(response: ServerResponse, work: () => void): void {
    this.#inTurn.push(() => {
      response.once('close', () => {
        this.#isAnswering = false
        this.#goOn()
      })
      work()
    })
    this.#goOn()
  }

  /** Reads no further request for the given milliseconds. */
  rest(milliseconds: number): void {
    this.#isResting = true
    setTimeout(() => {
      this.#isResting = false
      this.#parse()
    }, milliseconds).unref()
  }

  #goOn(): void {
    if (this.#isAnswering || this.destroyed) return
    const next = this.#inTurn.shift()
    if (next === undefined) {
      this.#parse()
      return
    }
    this.#isAnswering = true
    next()
  }

  /** Gives the parser the received bytes, up to the end of one request's head at a time. */
  #parse(): void {
    while (this.#unparsed !== null && this.#isWanted && !this.#isAnswering && !this.#isResting && !this.destroyed) {
      const bytes = this.#unparsed
      const end = bytes.indexOf(END_OF_HEAD)
      const length = Math.min(end === -1 ? bytes.length : end + END_OF_HEAD.length, MOST_PARSED_BYTES)
      this.#unparsed = length < bytes.length ? bytes.subarray(length) : null
      this.#isWanted = this.push(bytes.subarray(0, length))
    }
    if (this.#unparsed === null) this.#socket.resume()
  }

  override _read(): void {
    this.#isWanted = true
    // Bytes pushed within this call would wait for the next one.
    process.nextTick(() => this.#parse())
  }

  #send(bytes: Buffer, done: (error?: Error | null) => void): void {
    this.#isSending = true
    this.#stalled.refresh()
    this.#socket.write(bytes.subarray(0, PIECE_BYTES), (error) => {
      this.#isSending = false
      if (error || bytes.length <= PIECE_BYTES) done(error)
      else this.#send(bytes.subarray(PIECE_BYTES), done)
    })
  }

  override _write(bytes: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(bytes, done)
  }

  override _writev(parts: readonly { readonly chunk: Buffer }[], done: (error?: Error | null) => void): void {
    const total = parts.reduce((sum, { chunk }) => sum + chunk.length, 0)
    // A head is sent together with a small body; a large one, which many connections may share, is not copied.
    const [first, ...others] =
      total <= PIECE_BYTES ? [{ chunk: Buffer.concat(parts.map(({ chunk }) => chunk)) }] : parts
    if (first === undefined) done()
    else this.#send(first.chunk, (error) => (error || others.length === 0 ? done(error) : this._writev(others, done)))
  }

  override _final(done: () => void): void {
    this.#socket.end(() => done())
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#stalled)
    this.#inTurn.length = 0
    this.#unparsed = null
    this.#socket.destroy()
    done(error)
  }

  // Members of a socket that the HTTP server uses, beyond those of a stream.
  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds)
    return this
  }

  destroySoon(): void {
    if (this.writable) this.end()
    if (this.writableFinished) this.destroy()
    else this.once('finish', () => this.destroy())
  }
}
