import type { Instant } from '#domain/common'
import { epochOf, instantOf } from '#domain/time'
import type { HostFault } from '#sources/kit/hosts/ask'

const MINUTE = 60_000

/** The first whole minute from an instant on: `2026-03-02 09:31 UTC`. */
const minuteFrom = (instant: Instant): string => {
  const minute = instantOf(Math.ceil(epochOf(instant) / MINUTE) * MINUTE)
  return `${minute.slice(0, 10)} ${minute.slice(11, 16)} UTC`
}

/**
 * A sentence for people: what is wrong with a host, and what to do. It is told before a host is connected as well, so it names no
 * connection. `host` is how they call it. It holds no secret.
 */
export const faultText = (fault: HostFault, host: string): string => {
  switch (fault.tag) {
    case 'unauthorized':
      return `${host}: the token is not accepted; make a new token there and give it in place of this one`
    case 'forbidden':
      return `${host}: the token may not read this; ${fault.remedy ?? 'give the token the right to read it'}`
    case 'not_found':
      return `${host}: nothing is found with this token; check the address, the name and the rights of the token`
    case 'refused':
      return `${host}: the request is refused with status ${fault.status}; check the address and version of the service`
    case 'limited':
      return `${host}: no more requests are taken for now; it can be asked again at ${minuteFrom(fault.until)}`
    case 'unavailable':
      return `${host}: the service is not available, ${fault.reason}; check it if that stays so`
    case 'unreadable':
      return `${host}: the answer is none of the API, ${fault.reason}; check the address of the service`
    case 'elsewhere':
      return `${host}: the address leads to another host, where the token is not sent; give the address to which the service moved`
    case 'refused_address':
      return `${host}: the address is not asked; ${fault.reason}`
  }
}
