import type { Pack } from './words.js'

// The document is handed to a client: it never tells what work cost.

type Claim = Pack['claims'][number]

/**
 * Says whether a claim is for a client. An amount may follow from what an hour costs, and hours that AI saved are a model of the
 * workspace's own.
 */
export const isForClients = ({ figure }: Pick<Claim, 'figure'>): boolean =>
  figure === null || (figure.unit !== 'cents' && !figure.basis.startsWith('hours'))
