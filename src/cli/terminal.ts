// Texts of sources reach the terminal: characters that would move its cursor, change its colours or reverse its text
// are shown as escapes.

// biome-ignore lint/suspicious/noControlCharactersInRegex: what must not reach a terminal
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The text in one line, without characters that control a terminal. */
export const visible = (line: string): string => line.replace(UNSAFE, escaped)

/** The value as one line of JSON, without characters that control a terminal. */
export const visibleJson = (value: unknown): string => JSON.stringify(value).replace(UNSAFE, escaped)
