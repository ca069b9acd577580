/** Sentences of the page for the words with which the service sends a browser back that is not signed in. */
const REFUSALS: Readonly<Record<string, string>> = {
  not_invited: 'Your account has no access to this workspace. Ask an owner or admin to add its e-mail address.',
  unverified_address:
    'Your provider does not confirm your e-mail address. Confirm it there, or ask for a sign-in link.',
  other_account:
    'Your e-mail address is used by another account here. Ask an owner or admin to remove the address and add it again.',
  expired: 'This sign-in took too long, or was begun in another tab or browser. Try again.',
  provider_refused: 'Your provider did not sign you in. Try again, or ask for a sign-in link.',
  provider_failed: 'The answer of your provider could not be used. Try again, or ask for a sign-in link.',
  unavailable: 'Signing in by your account does not work right now. Try again in a minute, or ask for a sign-in link.',
  too_many: 'Too many people sign in from your network right now. Try again in a minute.',
}

/** The sentence of a refusal; null for a word that the service does not send. */
export const refusalText = (word: string | null): string | null =>
  word !== null && Object.hasOwn(REFUSALS, word) ? (REFUSALS[word] ?? null) : null
