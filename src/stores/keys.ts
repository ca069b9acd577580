import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { type Keys, keysFrom } from '#secrets/key'
import { isSecretGiven } from './secrets.js'

/** The folder of a user's settings; null for a user without a home. */
const settingsFolder = (): string | null => {
  const named = process.env['XDG_CONFIG_HOME'] ?? ''
  // As the convention says, a relative path counts as none.
  if (isAbsolute(named)) return named
  try {
    return join(homedir(), '.config')
  } catch {
    return null
  }
}

/** The keys that seal the tokens of connections. One is made only where no other machine shares the registry. */
export const keysOf = (data: string): Keys =>
  keysFrom({
    value: process.env['WDI_SECRETS_KEY'] || undefined,
    file: process.env['WDI_SECRETS_KEY_FILE'] || undefined,
    settings: settingsFolder(),
    data,
    mayMake: !isSecretGiven('MONGODB_URL'),
  })
