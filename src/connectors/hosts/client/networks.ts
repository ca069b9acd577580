import { BlockList, isIP, isIPv6 } from 'node:net'

const listOf = (subnets: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [net = '', bits = ''] = subnet.split('/')
    list.addSubnet(net, Number(bits), isIPv6(net) ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Addresses at which a cloud gives its own keys to who asks from inside, and ways to write them as IPv6. */
const METADATA = listOf([
  '169.254.0.0/16',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '192.0.0.192/32',
  'fd00:ec2::/32',
  'fd20:ce::254/128',
  '::ffff:169.254.0.0/112',
  '::169.254.0.0/112',
  '64:ff9b::169.254.0.0/112',
  '2002:a9fe::/32',
])

/** Addresses of IPv4 that are no host of the internet, by IANA's list of special purposes. */
const SPECIAL_4 = listOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])

/** The addresses of IPv6 that are of the internet; what is written as IPv6 but is IPv4 lies outside. */
const GLOBAL_6 = listOf(['2000::/3'])
const SPECIAL_6 = listOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** The address without the network card of this machine: `fe80::1%eth0` is `fe80::1`. */
const withoutZone = (address: string): string => address.split('%')[0] ?? ''

/** Says whether an address is one that no operator may name. */
export const isMetadata = (address: string): boolean => {
  const family = isIP(withoutZone(address))
  return family !== 0 && METADATA.check(withoutZone(address), family === 6 ? 'ipv6' : 'ipv4')
}

/** Says whether an address is of the internet. What is no address is not. */
export const isPublic = (address: string): boolean => {
  const family = address.includes('%') ? 0 : isIP(address)
  if (family === 4) return !SPECIAL_4.check(address, 'ipv4') && !isMetadata(address)
  if (family === 6) return GLOBAL_6.check(address, 'ipv6') && !SPECIAL_6.check(address, 'ipv6') && !isMetadata(address)
  return false
}
