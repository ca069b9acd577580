import { STATUS_CODES } from 'node:http'
import { errorBody } from './errors.js'
import { requestIdOf } from './request-id.js'
import { errorTexts } from './texts.js'

const statusOf = (code: string | undefined): readonly [status: number, message: string] => {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [431, errorTexts.headersTooLarge]
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, errorTexts.tooSlow]
    default:
      return [400, errorTexts.noRequest]
  }
}

/** The bytes that answer what is no request: no route, no header and no id of it is known. */
export const unreadableReply = ({ code }: NodeJS.ErrnoException): string => {
  const [status, message] = statusOf(code)
  const requestId = requestIdOf(undefined)
  const body = JSON.stringify(errorBody({ code: 'invalid_request', message, requestId }))
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
