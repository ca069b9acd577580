// Lets a child process of a test run the TypeScript as it is: node --conditions=source --import <this file> <script.ts>
import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { transformSync } from '@swc/core'

if (isMainThread) register(import.meta.url)

/** An import of `./x.js` from TypeScript means `./x.ts`. */
export const resolve = (specifier, context, next) =>
  context.parentURL?.endsWith('.ts') && /^\.{1,2}\/.*\.js$/.test(specifier)
    ? next(specifier.replace(/js$/, 'ts'), context)
    : next(specifier, context)

export const load = async (url, context, next) => {
  if (!url.endsWith('.ts')) return next(url, context)
  const { code } = transformSync(await readFile(fileURLToPath(url), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  })
  return { format: 'module', source: code, shortCircuit: true }
}
