// The client words its complaints about a connection string with the whole of it, password included, on standard error
// too: what it would complain about is found here first, and told without a word of it.

/** Options that may be set. Reads are of the leader, refusals are errors, and certificates are verified, always. */
const OPTIONS = [
  'tls',
  'tlsCAFile',
  'userCertFile',
  'userKeyFile',
  'connectionName',
  'defaultDeadline',
  'keepAliveInterval',
  'keepAliveTimeout',
  'discoveryInterval',
  'gossipTimeout',
  'maxDiscoverAttempts',
]
const flat = (name: string): string => name.toLowerCase().replace(/[_-]/g, '')
const known = new Set(OPTIONS.map(flat))

/** What is wrong with a connection string, as far as can be said without the client; null where nothing is. */
export const problemOf = (url: string): string | null => {
  if (!/^esdb(\+discover)?:\/\/./.test(url)) return 'it begins with esdb:// or esdb+discover://'
  const [, ...options] = url.slice(url.lastIndexOf('@') + 1).split(/[?&]/)
  return options.every((option) => known.has(flat(option.split('=')[0] ?? '')))
    ? null
    : `of options it may have ${OPTIONS.join(', ')}`
}
