import type { ServerResponse } from 'node:http'
import type { Reply } from './errors.js'

/** Answers a request that has left its turn. */
export const answerLate = (response: ServerResponse, { status, headers, body }: Reply): void => {
  if (response.destroyed || response.headersSent) return
  const bytes = Buffer.from(JSON.stringify(body))
  // What a refused client still sends is not read.
  const connection = status < 300 ? {} : { Connection: 'close' }
  const type = 'application/json; charset=utf-8'
  response.writeHead(status, { ...headers, ...connection, 'Content-Type': type, 'Content-Length': bytes.length })
  response.end(bytes)
}
