import { spawnSync } from 'node:child_process'
import { type Attempt, project, type TriedNode } from './node.js'

/** The tests of `npm run test:unit`, by another Node. They load no native package that is made for one Node alone. */
export const trySuites = ({ env }: TriedNode): Attempt => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'test:unit'], { cwd: project, env, encoding: 'utf8' })
  const counted = stderr.split('\n').find((line) => line.startsWith('Tests:'))
  return { passed: status === 0, said: status === 0 ? (counted ?? '') : stderr }
}
