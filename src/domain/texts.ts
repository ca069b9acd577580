// Texts that several families show.

/** The words for someone who did something and has no name to show. */
export const actorTexts = {
  formerMember: 'a former member',
  apiKey: 'an API key',
  connection: 'a connection',
  service: 'The service',
} as const

/** Settings that this build does not support, each with the reason. */
export const unavailableTexts = {
  auditForwarding: 'This build does not forward audit events.',
  dataResidency: 'All data is stored where the service runs.',
  logo: 'This build does not store images.',
  reportRegion: 'Reports are created where the service runs.',
  retention: 'This build keeps all events until the workspace is deleted.',
  ssoEnforcement: 'Members can sign in by links too: this build cannot require an account of the provider.',
  twoFactorEnforcement: 'This build has no second factor of its own: the provider of accounts can ask for one.',
} as const

/** The reasons why an event could not be processed and is counted nowhere. */
export const quarantineReasons = {
  unknownType: 'this build does not know this type of event',
  unknownVersion: (version: number, newest: number) =>
    `this build does not know version ${version} of this event, only versions up to ${newest}`,
  metadata: (problems: string) => `metadata: ${problems}`,
  data: (problems: string) => `data: ${problems}`,
  waiting: 'it waits for an earlier event that cannot be processed',
  failed: 'it could not be processed',
  noTrailEntry: 'its entry in the audit trail could not be created',
  invalidTrailEntry: 'its entry in the audit trail would not be valid',
} as const
