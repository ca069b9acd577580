/** A header's text in the form used for comparison. */
export const plainHeader = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
