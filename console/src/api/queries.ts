import { QueryClient } from '@tanstack/react-query'

/** The answers that a tab keeps, in its memory only. */
export const newQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The client waits out a moment of business by itself, and the page counts longer waits down.
        retry: false,
        // Without a network the page says so, and asks again when it is back.
        networkMode: 'always',
        gcTime: 5 * 60_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
