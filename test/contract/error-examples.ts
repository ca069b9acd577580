export const full = {
  error: {
    code: 'invalid_request',
    message: 'The request has missing or invalid parameters.',
    requestId: 'req_1-A',
    details: {
      fields: [{ path: 'filters[0].start', reason: 'out_of_range' }],
      limit: 30,
      usage: 45,
      retryAfterSeconds: 42,
    },
  },
}

export const sparse = {
  error: {
    code: 'internal_error',
    message: 'The service failed to answer this request. If this happens again, report the request id.',
    requestId: 'x',
  },
}
