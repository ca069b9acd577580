// Texts of sources reach the terminal: what would move its cursor, change its colours or turn its text around is shown
// as an escape instead.

// biome-ignore lint/suspicious/noControlCharactersInRegex: what must not reach a terminal
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** One line of text, with nothing in it that a terminal would obey. */
export const visible = (line: string): string => line.replace(UNSAFE, escaped)

/** The same value as one line of JSON, with nothing in it that a terminal would obey. */
export const visibleJson = (value: unknown): string => JSON.stringify(value).replace(UNSAFE, escaped)
