import type { HostAnswer } from './ask.js'

/** Longer headers and links are not looked at. */
const LONGEST_HEADER = 20_000
const LONGEST_LINK = 1_900

/** The links of an answer by their relations, `next` and `last` among them; empty if it has none. */
export type Links = ReadonlyMap<string, string>

/** The relations in `; rel="next"; title="…"`. */
const relationsIn = (parameters: string): readonly string[] =>
  parameters.split(';').flatMap((parameter) => {
    const [name = '', value = ''] = parameter.split('=', 2)
    if (name.trim().toLowerCase() !== 'rel') return []
    return value.replaceAll('"', '').trim().toLowerCase().split(' ')
  })

/** Links of a `Link` header: `<https://git.example.com/api/issues?page=2>; rel="next", <…>; rel="last"`. */
export const linksIn = (headers: HostAnswer['headers']): Links => {
  const links = new Map<string, string>()
  const header = headers.get('link') ?? ''
  if (header.length > LONGEST_HEADER) return links
  // An address stands in angle brackets, and may have commas.
  for (const part of header.split('<').slice(1)) {
    const end = part.indexOf('>')
    const address = part.slice(0, Math.max(end, 0))
    if (address === '' || address.length > LONGEST_LINK) continue
    for (const relation of relationsIn(part.slice(end + 1).replaceAll(',', ''))) links.set(relation, address)
  }
  return links
}

const NUMBER = /^[1-9]\d{0,14}$/

/** The number in a header, a parameter or a text; null if it is none. */
export const numberIn = (text: string | null | undefined): number | null =>
  text != null && (text === '0' || NUMBER.test(text)) ? Number(text) : null

/** The parameter of a path or a whole address; null if it has none. */
export const parameterOf = (address: string, name: string): string | null => {
  const query = address.indexOf('?')
  return query === -1 ? null : new URLSearchParams(address.slice(query + 1)).get(name)
}

/** The number of the page that a path or a link asks for. */
export const pageIn = (address: string): number => numberIn(parameterOf(address, 'page')) ?? 1

/** The same path or link, with another value of a parameter. */
export const withParameter = (address: string, name: string, value: string | number): string => {
  const query = address.indexOf('?')
  const parameters = new URLSearchParams(query === -1 ? '' : address.slice(query + 1))
  parameters.set(name, String(value))
  return `${query === -1 ? address : address.slice(0, query)}?${parameters.toString()}`
}
