export const full = {
  error: {
    code: 'invalid_request',
    message: 'The request is not well formed.',
    requestId: 'req_1-A',
    details: {
      fields: [{ path: 'filters[0].start', reason: 'out_of_range' }],
      limit: 30,
      usage: 45,
      retryAfterSeconds: 42,
    },
  },
}

export const sparse = { error: { code: 'internal_error', message: 'The service failed.', requestId: 'x' } }
