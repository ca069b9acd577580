/** A dot within a name is escaped. */
export const withoutEscapes = (path: string): string => path.replaceAll('\\.', '.')

/** The names in a path of members: `fields.status`. */
export const namesIn = (path: string): readonly string[] => path.split(/(?<!\\)\./).map(withoutEscapes)
