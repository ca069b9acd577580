import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Attempt, project, type TriedNode } from './node.js'

/** What the packages of the service are installed from, and the build. */
const SHIPPED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'client/package.json',
  'console/package.json',
  'install',
  'dist/program',
  'dist/reference',
]

interface Ready {
  readonly baseUrl: string
  readonly organization: string
  readonly workspace: string
  readonly key: string
}

/** Installs the service as an image has it, with its native package compiled for another Node. */
const install = ({ program, env }: TriedNode, folder: string): Attempt => {
  for (const name of SHIPPED) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(project, name), join(folder, name), { recursive: true })
  }
  execFileSync('npm', ['ci', '--silent', '--omit=dev'], { cwd: folder, env })
  const args = [join(folder, 'install', 'native.js')]
  const { status, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' })
  return { passed: status === 0, said: stderr }
}

const firstLine = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) return ''
  for await (const line of createInterface({ input: child.stdout })) return line
  return ''
}

const askOnce = async ({ baseUrl, organization, workspace, key }: Ready): Promise<number> => {
  const url = `${baseUrl}/organizations/${organization}/workspaces/${workspace}/connections`
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
  await response.arrayBuffer()
  return response.status
}

/** Starts the service on an empty folder by another Node, asks one question, and stops it. */
export const startOnce = async (node: TriedNode, folder: string): Promise<Attempt> => {
  const shipped = join(folder, 'shipped')
  const installed = install(node, shipped)
  if (!installed.passed) return installed
  const args = [
    join(shipped, 'dist', 'program', 'main.js'),
    'start',
    '--json',
    '--port',
    '0',
    '--data',
    join(folder, 'data'),
  ]
  const child = spawn(node.program, args, { cwd: folder, env: node.env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  try {
    const line = await firstLine(child)
    if (line === '') return { passed: false, said: 'it ended before it was ready' }
    const status = await askOnce(JSON.parse(line) as Ready)
    child.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    return { passed: status === 200 && code === 0, said: `It answered with ${status} and ended with ${code}.` }
  } finally {
    child.kill('SIGKILL')
  }
}
