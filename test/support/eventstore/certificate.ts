import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder } from '#test/support/process/folders'
import type { Certificate } from './server.js'

/** A certificate of its own authority for localhost, and the file that has it. */
export const selfSigned = (): Certificate & { readonly file: string } => {
  const folder = freshFolder()
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...algorithm, '-keyout', key, '-out', file, '-days', '2', ...names], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key), certificate: readFileSync(file), file }
}
