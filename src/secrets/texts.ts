import type { TokenMissing } from './kept.js'
import type { NoKey } from './key.js'
import type { TokenRefused } from './token-source.js'

/** One sentence that says what to do. It holds no token, and no text in whose place somebody may have put one. */
export const tokenSentence = (error: NoKey | TokenRefused | TokenMissing): string => {
  switch (error.tag) {
    case 'no_key':
      return error.message
    case 'token_refused':
      return 'this is no token: a token has up to 4,096 printable ASCII characters without blanks; a key of an app is a PEM text of up to 16 kB'
    case 'variable_refused':
      return 'this variable cannot be named: choose one of capital letters, digits and underscores, such as GITHUB_TOKEN, that is none of the service itself'
    case 'token_file_refused':
      return 'the file of a token needs its whole path, such as /etc/wdi/github-token'
    case 'no_token':
      return 'no token is kept for this connection: give it one'
    case 'no_such_key':
      return `the token was sealed by another key (${error.keyId}): add that key as the second line of WDI_SECRETS_KEY_FILE, or give the token again`
    case 'damaged':
      return 'the token that is kept does not open for this connection and host: give it again'
    case 'variable_empty':
      return `${error.name} is not set where this runs: set it for every process that reads connections`
    case 'variable_unusable':
      return `${error.name} holds no token: set it to the token alone, without quotes or blanks`
    case 'token_file_unusable':
      return `the file ${error.path} of the token cannot be used: ${error.reason}`
  }
}
