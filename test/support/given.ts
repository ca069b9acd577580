/** The values that jest.config.js gives the tests of a run. */
interface Given {
  /** The real server that the run's environment names; empty where it names none. */
  readonly eventStoreUrl: string
  readonly mongoDbUrl: string
  /** A name that no other run has. */
  readonly run: string
}

export const { given } = globalThis as unknown as { readonly given: Given }
