const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** A size for people. */
export const sizeText = (bytes: number): string => {
  const power = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)), UNITS.length - 1)
  const value = bytes / 1_000 ** power
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`
}
