import { InvalidArgumentError } from 'commander'
import { Failure } from './output.js'

const EXPECTED = 'an address of browsers without a path, such as https://wdi.example.com'

const read = (text: string): URL | null => {
  try {
    const url = new URL(text)
    const isPlain = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
    return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null
  } catch {
    return null
  }
}

/** Reads the value of `--public-url`. */
export const parsePublicUrl = (text: string): URL => {
  const url = read(text)
  if (url === null) throw new InvalidArgumentError(`Expected ${EXPECTED}.`)
  return url
}

/** The address at which browsers reach the service: that of the option, else of WDI_PUBLIC_URL; null for this machine alone. */
export const publicUrlOf = (given: URL | undefined): URL | null => {
  if (given !== undefined) return given
  const text = process.env['WDI_PUBLIC_URL'] ?? ''
  if (text === '') return null
  const url = read(text)
  if (url === null) throw new Failure(`WDI_PUBLIC_URL is not ${EXPECTED}`, 2)
  return url
}
