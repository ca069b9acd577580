import type { Workspace } from '../address/address.js'

const PLAIN = /^[A-Za-z0-9_@%+=:,./-]+$/

/** A word of a command as a shell reads it back, whatever is in it. */
export const quoted = (word: string): string => (PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)

/**
 * A command of the service's command line, complete for one workspace. Placeholders in angle brackets stay as they are:
 * the reader fills them in.
 */
export const commandLine = (words: readonly string[], { organization, workspace }: Workspace): string =>
  ['npx', '--no', 'wdi', ...words.map((word) => (/^<[a-z ]+>$/.test(word) ? word : quoted(word)))]
    .concat('--workspace', `${organization}/${workspace}`)
    .join(' ')
