import { type Attempt, installNode, temporaryFolder } from './node.js'
import { startOnce } from './start.js'
import { trySuites } from './suites.js'

// npm run test:node -- 22 24: on the newest Node of each line, test:unit, and one start of what is shipped.

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const tried = async (line: string): Promise<boolean> => {
  const folder = temporaryFolder()
  try {
    const node = installNode(line, folder.path)
    const attempts: readonly (readonly [string, () => Attempt | Promise<Attempt>])[] = [
      ['test:unit', () => trySuites(node)],
      ['one start', () => startOnce(node, folder.path)],
    ]
    let isFine = true
    for (const [name, attempt] of attempts) {
      const { passed, said } = await attempt()
      say(`Node ${node.version}, ${name}: ${passed ? 'passed' : 'failed'}. ${said}`)
      isFine &&= passed
    }
    return isFine
  } finally {
    folder.remove()
  }
}

const lines = process.argv.slice(2)
if (lines.length === 0) throw new Error('name the lines of Node to try: npm run test:node -- 22 24')
for (const line of lines) if (!(await tried(line))) process.exitCode = 1
