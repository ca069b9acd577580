// Makes the pages that the service serves: assembles dist/reference, and compresses the files of dist/console,
// dist/reference and dist/notices, so that no request waits for that.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const project = join(import.meta.dirname, '..')
const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const own = join(import.meta.dirname, 'reference')
const built = join(project, 'dist', 'reference')

/** The files that index.html names. */
const ASSETS = [
  join(swagger, 'swagger-ui.css'),
  join(swagger, 'swagger-ui-bundle.js'),
  join(swagger, 'favicon-32x32.png'),
  join(own, 'reference.css'),
  join(own, 'reference.js'),
]
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt'])
/** Smaller files fit into one packet as they are. */
const LEAST_COMPRESSED_BYTES = 1024
/** The level after which brotli takes ten times as long for a twentieth less. */
const BROTLI_QUALITY = 9

/** The name of an asset with a digest of its bytes, so that browsers may keep it for good. */
const hashedName = (name, bytes) => {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 10)
  const ending = extname(name)
  return `${name.slice(0, -ending.length)}-${digest}${ending}`
}

const assembleReference = () => {
  rmSync(built, { recursive: true, force: true })
  mkdirSync(join(built, 'assets'), { recursive: true })
  let page = readFileSync(join(own, 'index.html'), 'utf8')
  for (const file of ASSETS) {
    // The map of the source is not served.
    const bytes = withoutSourceMap(file)
    const name = file.slice(dirname(file).length + 1)
    const hashed = hashedName(name, bytes)
    if (!page.includes(`/docs/assets/${name}"`)) throw new Error(`pages/reference/index.html does not name ${name}`)
    page = page.replace(`/docs/assets/${name}"`, `/docs/assets/${hashed}"`)
    writeFileSync(join(built, 'assets', hashed), bytes)
  }
  writeFileSync(join(built, 'index.html'), page)
  const description = JSON.parse(readFileSync(join(project, 'docs', 'openapi.json'), 'utf8'))
  writeFileSync(join(built, 'openapi.json'), JSON.stringify(description))
}

const withoutSourceMap = (file) => {
  const bytes = readFileSync(file)
  if (!/\.(css|js)$/.test(file)) return bytes
  return Buffer.from(bytes.toString().replace(/\n?(\/\/#|\/\*#) sourceMappingURL=[^\n]*\s*$/, '\n'))
}

/** Writes the compressed forms of a file beside it. */
const compress = (file) => {
  const bytes = readFileSync(file)
  if (!COMPRESSED.has(extname(file)) || bytes.length < LEAST_COMPRESSED_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
}

assembleReference()
for (const folder of [built, join(project, 'dist', 'console'), join(project, 'dist', 'notices')]) {
  if (!existsSync(folder)) continue
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name)) compress(join(entry.parentPath, entry.name))
}
