import type { Command } from 'commander'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import { foldAll, showStated } from '#app/folding'
import type { AnyCommand, StatedCommand } from '#app/state/command'
import type { Given } from '#app/state/field'
import { type AllGiven, readInput } from '#app/state/input'
import { type Done, state } from '#app/state/run'
import { table } from '#app/state/statements'
import { needsScavenge } from '#stores/open'
import { onWorkspace } from './environment.js'
import { orFail } from './errors.js'
import { exampleText } from './hints.js'
import { interruptible } from './interruption.js'
import { givenTo, groupOf, type InWorkspace, withActor, withCommon, withFields, withWorkspace } from './options.js'
import { outputOf } from './output.js'
import { printStated } from './shown.js'
import { amountStated } from './stated-amount.js'
import { type CommandName, SUMMARIES } from './summaries.js'

interface Options extends InWorkspace {
  readonly as?: string
}

/** `ProjectStatusChanged` → `project status changed`. */
const inWords = (type: string): string => type.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** An event with its entity and amount: `Rate set: developer, 120.50 EUR an hour`. */
const eventSaid = (event: Done['events'][number]): string =>
  [`${inWords(event.type)}: ${event.entity.key}`, amountStated(event) ?? []].flat().join(', ')

export const said = ({ ids, events, key, changed, carried = {} }: Done): readonly string[] => [
  ...events.map(eventSaid),
  ...(events.length === 0
    ? [`${changed ? 'Renamed:' : 'Nothing changed: already recorded as'} ${Object.values(ids).join(', ')}`]
    : []),
  ...Object.entries(carried).map(([what, count]) => `Facts ${what}: ${count}`),
  ...(key === null ? [] : ['The new key, shown only this once:', '', `  ${key}`, '']),
]

/** The printed result of a statement. */
interface Printed {
  readonly value: object
  readonly lines: readonly string[]
}

const printed = (done: Done): Printed => {
  const { ids, key, changed, carried } = done
  return { value: { ...ids, ...(key === null ? {} : { key }), changed, ...carried }, lines: said(done) }
}

/** The sentence on what a deletion leaves on a server, and how to remove it. */
const SCAVENGE =
  'Once it is deleted, its events stay readable on the EventStoreDB until a scavenge. A user in $ops or $admins starts one with POST /admin/scavenge on each node.'

/** The printed results of commands that need a form of their own. */
const PRINTED: Readonly<Record<string, (done: Done) => Printed>> = {
  'key issue': (done) => {
    const { ids, key } = done
    const id = ids['keyId']
    return key === null
      ? { value: { id, key }, lines: said(done) }
      : { value: { id, key }, lines: [`Key ${id}, shown only this once:`, '', `  ${key}`, ''] }
  },
  'workspace delete': (done) => {
    const { value, lines } = printed(done)
    return { value, lines: needsScavenge() ? [...lines, SCAVENGE] : lines }
  },
  'key revoke': ({ ids, changed }) => {
    const id = ids['keyId']
    const line = changed ? `Key ${id} is revoked.` : `Key ${id} was already revoked.`
    return { value: { id, already: !changed }, lines: [line] }
  },
}

export type Run = (command: AnyCommand, given: AllGiven, options: Options) => Promise<void>

const run: Run = async (command, given, { workspace, as = null, json = false, data }) => {
  const output = outputOf({ json, data, workspace })
  const input = orFail(readInput(command, given))
  // Ctrl-C ends the wait alone: what was stated is printed, and so is a key that is shown only once.
  const { done, isShown } = await interruptible(() =>
    onWorkspace({ data, workspace }, output, async (workspaceId, environment) => {
      const fold = () => foldAll(workspaceId, environment)
      const stated = await state({ command, input, workspaceId, as }, environment, environment.now(), fold)
      if (isLeft(stated)) return stated
      const isShown = await showStated(stated.right.position, workspaceId, environment)
      return right({ done: stated.right, isShown })
    }),
  )
  for (const warning of done.warnings) output.note(`Warning: ${warning}`)
  const { value, lines } = (PRINTED[command.path] ?? printed)(done)
  printStated(value, lines, isShown, output)
}

export const exampleOf = ({ path, example }: Pick<StatedCommand, 'path' | 'example'>): string =>
  [path, example, '--workspace acme/website'].filter(Boolean).join(' ')

/** Adds every command of the table to its group, which is made if it is missing. */
export const statedCommands = (program: Command, use: Run = run): void => {
  for (const stated of table) {
    const [groupName = '', name = ''] = stated.path.split(' ')
    const group = groupOf(program, groupName).description(SUMMARIES[groupName as CommandName])
    const command = withFields(group.command(name).description(stated.summary), stated.fields)
    withCommon(withActor(withWorkspace(command)))
      .addHelpText('after', exampleText(exampleOf(stated)))
      .action(async () => {
        const options = command.opts<Options & AllGiven>()
        await use(stated, await givenTo(stated, command.processedArgs as readonly Given[], options), options)
      })
  }
}
