import type { Command } from 'commander'

/** A command and the words that call it. */
export interface Named {
  readonly path: string
  readonly command: Command
}

/** A command and all below it. */
export const below = (command: Command, path: string): readonly Named[] => [
  { path, command },
  ...command.commands.flatMap((one) => below(one, `${path} ${one.name()}`.trim())),
]
