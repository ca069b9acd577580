import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { PublicUrl } from './own-page.js'

/** Addresses from which a proxy of the operator's own network asks. */
const OWN_NETWORK = new BlockList()
OWN_NETWORK.addSubnet('127.0.0.0', 8)
OWN_NETWORK.addSubnet('10.0.0.0', 8)
OWN_NETWORK.addSubnet('172.16.0.0', 12)
OWN_NETWORK.addSubnet('192.168.0.0', 16)
OWN_NETWORK.addAddress('::1', 'ipv6')
OWN_NETWORK.addSubnet('fc00::', 7, 'ipv6')
OWN_NETWORK.addSubnet('fe80::', 10, 'ipv6')

const isOfOwnNetwork = (address: string): boolean => OWN_NETWORK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * The address of a request's client; null once it is gone. Behind the proxy of a public address it is the last one in
 * `X-Forwarded-For`, which the proxy itself has added: whatever stands before it may be invented. From any other network the header
 * is not believed.
 */
export const clientAddress = (request: IncomingMessage, publicUrl: PublicUrl): string | null => {
  const peer = request.socket.remoteAddress ?? null
  if (publicUrl === null || peer === null || !isOfOwnNetwork(peer)) return peer
  const forwarded = request.headersDistinct['x-forwarded-for']?.at(-1)?.split(',').at(-1)?.trim() ?? ''
  return isIP(forwarded) === 0 ? peer : forwarded
}
