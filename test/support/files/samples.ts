import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

// Files as the products write them, cut to a few records, beside the formats that read them. Names and addresses in them are
// canaries: no store may hold them.

const folders = readdirSync('sources').map((product) => join('sources', product, 'samples'))

/** The files `<format>.<ending>`, and `<format>.<variant>.<ending>`, by their names without the ending. */
const FILES: ReadonlyMap<string, string> = new Map(
  folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }).map((entry) => ({ folder, entry })))
    // Deliveries of webhooks lie in a folder of their own.
    .filter(({ entry }) => entry.isFile())
    .map(({ folder, entry }) => join(folder, entry.name))
    .filter((file) => !file.endsWith('.md'))
    .map((file) => [parse(file).name, file]),
)

/** The paths of all of them. */
export const sampleFiles: readonly string[] = [...FILES.values()]

/** A file of a format, as its product writes it. A `variant` names one that is there besides the usual one. */
export const sampleOf = (format: string, variant?: string): string => {
  const name = variant === undefined ? format : `${format}.${variant}`
  const file = FILES.get(name)
  if (file === undefined) throw new Error(`sources/<product>/samples has no file ${name}.<ending>`)
  return readFileSync(file, 'utf8')
}
