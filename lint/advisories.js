// Asks the registry for advisories about the packages that the service runs with: npm run advisories. High and critical
// ones fail it. Not every registry or mirror answers such questions; that is said, and fails nothing.
import { spawnSync } from 'node:child_process'

const FAILING = ['high', 'critical']

/** The vulnerabilities that `npm audit` found; undefined if no registry answered. */
const audit = () => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
  try {
    const found = JSON.parse(stdout)
    return found.vulnerabilities === undefined ? undefined : Object.values(found.vulnerabilities)
  } catch {
    return undefined
  }
}

const found = audit()
if (found === undefined) {
  process.stdout.write('Advisories were not looked at: the registry does not answer questions about them.\n')
} else {
  for (const { name, severity, range } of found) process.stdout.write(`${severity}: ${name} ${range}\n`)
  const failing = found.filter(({ severity }) => FAILING.includes(severity))
  process.stdout.write(
    `Advisories of packages that the service runs with: ${found.length}, ${failing.length} high or critical.\n`,
  )
  if (failing.length > 0) process.exitCode = 1
}
