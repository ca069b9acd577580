import ICAL from 'ical.js'

/** A property of an event, with its value as it is written. */
export interface Property {
  readonly name: string
  readonly parameters: ReadonlyMap<string, string>
  /** `DATE`, `PERIOD`, as the property says it; empty if it does not. */
  readonly type: string
  readonly value: string
}

/** Leaves values as they are written: dates are read strictly, and not as far as a slice of them goes. */
const RAW = { name: 'raw', value: {}, param: {}, property: {}, components: {} } as unknown as NonNullable<
  Parameters<typeof ICAL.parse.property>[1]
>

/** The name of a property, before its parameters and its value. */
export const nameOf = (line: string): string => /^[\w-]{0,64}(?=[;:])/.exec(line)?.[0].toUpperCase() ?? ''

/** A line as a property; null if it is none. */
export const propertyOf = (line: string): Property | null => {
  try {
    const [name, parameters, type, value] = ICAL.parse.property(line, RAW) as [string, object, string, string]
    return {
      name: name.toUpperCase(),
      parameters: new Map(Object.entries(parameters).map(([key, word]) => [key.toLowerCase(), String(word)])),
      type: type === 'unknown' ? '' : type.toUpperCase(),
      value,
    }
  } catch {
    // The parser throws for text that is no property.
    return null
  }
}

/** The texts of a property that lists texts, without their escapes. */
export const textsOf = ({ value }: Property): readonly string[] => {
  const [, , , ...texts] = ICAL.parse.property(`CATEGORIES:${value}`) as string[]
  return texts
}

/** The text of a property, without its escapes. */
export const textOf = ({ value }: Property): string => {
  const [, , , text] = ICAL.parse.property(`SUMMARY:${value}`) as string[]
  return text ?? ''
}

/** The seconds of a duration; null if it is none. */
export const secondsOf = (value: string): number | null => {
  if (!/^[+-]?P[\dWDTHMS]{1,40}$/i.test(value)) return null
  try {
    return ICAL.Duration.fromString(value.toUpperCase()).toSeconds()
  } catch {
    return null
  }
}
