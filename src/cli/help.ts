import { type Command, Help, type HelpConfiguration } from 'commander'

/** The groups of commands in the program's help; each command is in one of them. */
export const COMMAND_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Try it:': ['start', 'ask'],
  'Run it:': ['serve', 'work', 'status', 'backup', 'restore', 'verify', 'replay', 'explain', 'registry'],
  'Set up:': ['workspace', 'client', 'project', 'container', 'member', 'key', 'settings'],
  'Collect facts:': ['sync', 'import', 'connection', 'dead-letter'],
  'State what was agreed:': ['engagement', 'scope', 'change-order', 'objective', 'milestone', 'question'],
  'State what it costs:': ['estimate', 'assumption', 'rate', 'role', 'price', 'invoice'],
  'Correct by hand:': ['change', 'ai-mark', 'meeting', 'item'],
  'Plan and billing:': ['plan', 'trial', 'subscription', 'payment'],
}

/** Puts each command of the program into its group. */
export const groupCommands = (program: Command): void => {
  for (const [heading, names] of Object.entries(COMMAND_GROUPS))
    for (const command of program.commands) if (names.includes(command.name())) command.helpGroup(heading)
}

/** Help of 80 columns in which required options are marked. */
export const plainHelp: HelpConfiguration = {
  helpWidth: 80,
  // Long option names leave little room beside them; text that is not wrapped would exceed the width.
  minWidthToWrap: 20,
  optionDescription(option) {
    const described = Help.prototype.optionDescription.call(this, option)
    return option.mandatory ? `${described} (required)` : described
  },
}
