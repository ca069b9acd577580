// The client's errors about a connection string quote all of it, including the password, on standard error
// too. So errors are found here first, and reported without quoting it.

/** Allowed options. Reads always go to the leader, refusals are errors, and certificates are verified. */
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

/** An error in a connection string that can be found without the client; null if there is none. */
export const problemOf = (url: string): string | null => {
  if (!/^esdb(\+discover)?:\/\/./.test(url)) return 'it begins with esdb:// or esdb+discover://'
  const [, ...options] = url.slice(url.lastIndexOf('@') + 1).split(/[?&]/)
  return options.every((option) => known.has(flat(option.split('=')[0] ?? '')))
    ? null
    : `of options it may have ${OPTIONS.join(', ')}`
}
