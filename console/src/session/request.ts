import type { Workspace } from '../address/address.js'

// Requests by the browser's own session: its cookie is kept by the browser, and no script reads it.

/** The address under which pages of the service ask by the session of the browser. */
export const SESSION_BASE = '/session/v1'

/** An answer of the service; the body is null where it is no JSON. */
export interface Answered {
  readonly response: Response
  readonly body: unknown
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Asks below the workspace by the session of the browser; null where no answer came.
 *
 * @param act the id of the intended act, where the service does each act once however often it is sent.
 */
export const requestBySession = async (
  { organization, workspace }: Workspace,
  method: 'GET' | 'POST',
  path: string,
  body: object = {},
  act: string | null = null,
): Promise<Answered | null> => {
  const at = `${SESSION_BASE}/organizations/${organization}/workspaces/${workspace}${path}`
  const written = method === 'GET' ? {} : { body: JSON.stringify(body) }
  try {
    const response = await fetch(at, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Wdi-Console': '1',
        ...(act === null ? {} : { 'Idempotency-Key': act }),
      },
      redirect: 'error',
      ...written,
    })
    // An answer that is broken off is none: this rejects.
    const text = await response.text()
    return { response, body: jsonIn(text) }
  } catch {
    return null
  }
}

/** The sentence of an error; empty where the answer has none. */
export const messageIn = (body: unknown): string => {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as { error?: { message?: unknown } }
  return typeof error?.message === 'string' ? error.message : ''
}
