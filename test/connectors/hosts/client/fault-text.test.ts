import { describe, expect, it } from '@jest/globals'
import { faultText } from '#connectors/hosts/client/fault-text'
import type { HostFault } from '#sources/kit/hosts/ask'

describe('the sentence of a fault', () => {
  it.each<readonly [HostFault, string]>([
    [
      { tag: 'unauthorized' },
      'GitHub: the token is not accepted; make a new token there and give it in place of this one',
    ],
    [{ tag: 'forbidden' }, 'GitHub: the token may not read this; give the token the right to read it'],
    [{ tag: 'forbidden', remedy: 'give it an admin key' }, 'GitHub: the token may not read this; give it an admin key'],
    [
      { tag: 'not_found' },
      'GitHub: nothing is found with this token; check the address, the name and the rights of the token',
    ],
    [
      { tag: 'refused', status: 422 },
      'GitHub: the request is refused with status 422; check the address and version of the service',
    ],
    [
      { tag: 'limited', until: '2026-03-02T09:30:00.001Z' },
      'GitHub: no more requests are taken for now; it can be asked again at 2026-03-02 09:31 UTC',
    ],
    [
      { tag: 'unavailable', reason: 'it answers with 502' },
      'GitHub: the service is not available, it answers with 502; check it if that stays so',
    ],
    [
      { tag: 'unreadable', reason: 'what came is not JSON' },
      'GitHub: the answer is none of the API, what came is not JSON; check the address of the service',
    ],
    [
      { tag: 'elsewhere' },
      'GitHub: the address leads to another host, where the token is not sent; give the address to which the service moved',
    ],
    [
      { tag: 'refused_address', reason: 'leave out what follows ? or # in the address' },
      'GitHub: the address is not asked; leave out what follows ? or # in the address',
    ],
  ])('given %j, when it is told, then it says what to do', (fault, text) => {
    expect(faultText(fault, 'GitHub')).toBe(text)
  })
})
