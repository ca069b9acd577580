/** An error's text, at most 200 characters. */
export const errorTexts = {
  notFound: 'Not found, or not accessible with this key.',
  unauthenticated: 'A valid API key for this workspace is required.',
  rateLimited: 'Too many requests this minute. Retry after the time in the Retry-After header.',
  scopeMissing: (scope: string) => `The key does not have the scope ${scope}.`,
  creatorNotAllowed: "The key's creator is not allowed to read this.",
  invalidRequest: 'The request has missing or invalid parameters.',
  windowExceeded: "The period starts before the plan's reporting window. Choose a later start.",
  overloaded: 'The service is too busy to answer. Retry after the time in the Retry-After header.',
  unavailable: 'The service cannot answer right now. Retry after the time in the Retry-After header.',
  failed: 'The service failed to answer this request. If this happens again, report the request id.',
} as const

/** The meaning of each status, for the description of the API. */
export const statusTexts = {
  200: 'The requested data.',
  400: 'The path or query has missing or invalid parameters; `details.fields` lists them.',
  401: 'The key is missing, wrong, revoked, expired, or of another workspace.',
  403: "The key's scope or its creator's role does not allow this, or the period starts before the plan's reporting window.",
  404: 'Not found, or not accessible with this key.',
  429: 'The key has used up its requests of this UTC minute.',
  500: 'The service failed to answer this request.',
  503: 'The service cannot answer right now.',
} as const

export const apiTexts = {
  title: 'Workspace Delivery Intelligence',
  description:
    'Delivery evidence of one workspace, read-only. What is not known is null, never zero. Responses are private and never cached.',
  operation: (scope: string, action: string) =>
    `Requires a key with the scope \`${scope}\`, created by a member who is allowed \`${action}\`.`,
  key: 'A secret API key of the workspace.',
  organization: 'The organization of the workspace.',
  workspace: 'The workspace of the key.',
  requestIdParameter: 'An id for this request. If it is missing or malformed, the service assigns one.',
  requestId: 'The id of this request, as in an error body.',
  asOf: 'The time up to which events are included.',
  rateLimit: 'The requests that the key has left in this UTC minute.',
  rateLimitPolicy: 'The requests that the key has in each UTC minute.',
  retryAfter: 'Seconds to wait before the next try.',
  scheme: 'The required authentication scheme.',
} as const
