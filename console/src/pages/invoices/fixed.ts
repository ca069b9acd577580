import type { Detail } from './words.js'

/** The fields that name an invoice in a statement. */
export const ofInvoice = ({ projectId, invoiceId }: Pick<Detail, 'projectId' | 'invoiceId'>) => ({
  project: projectId,
  invoice: invoiceId,
})

/** The version that was shown, so that nobody's statement is overwritten; nothing where nobody stated anything yet. */
export const versioned = ({ version }: Pick<Detail, 'version'>) => (version === null ? {} : { version })
