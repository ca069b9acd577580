import { spawnSync } from 'node:child_process'
import { GENERATED } from './generated.js'

const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--silent',
]

const run = (command: string, values: readonly string[], environment: NodeJS.ProcessEnv = process.env): void => {
  const { status } = spawnSync(command, values, { env: environment, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

for (const { file, test } of GENERATED) {
  process.stdout.write(`Writing ${file}\n`)
  run(process.execPath, [...JEST, test], { ...process.env, WRITE_DOCS: '1' })
}
// Types of the client are among the generated files, and the pages show what the others say.
run('npm', ['run', 'build'])
