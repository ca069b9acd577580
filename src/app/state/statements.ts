import type { AnyCommand, AnyOpening } from './command.js'
import { billingCommands } from './statements/billing.js'
import { changeOrderCommands } from './statements/change-orders.js'
import { clientCommands } from './statements/clients.js'
import { connectionCommands } from './statements/connections.js'
import { containerCommands } from './statements/containers.js'
import { engagementCommands } from './statements/engagement.js'
import { inputCommands } from './statements/inputs.js'
import { invoiceCommands } from './statements/invoices.js'
import { keyCommands } from './statements/keys.js'
import { linkCommands } from './statements/links.js'
import { memberCommands } from './statements/members.js'
import { objectiveCommands } from './statements/objectives.js'
import { priceCommands } from './statements/prices.js'
import { projectCommands } from './statements/projects.js'
import { rateCommands } from './statements/rates.js'
import { scopeCommands } from './statements/scope.js'
import { settingsCommands } from './statements/settings.js'
import { creatingWorkspace, workspaceCommands } from './statements/workspace.js'

/** Every command that states a fact. The command line, its help and docs/commands.md are made from this list. */
export const table: readonly AnyCommand[] = [
  ...workspaceCommands,
  ...clientCommands,
  ...projectCommands,
  ...containerCommands,
  ...memberCommands,
  ...keyCommands,
  ...engagementCommands,
  ...scopeCommands,
  ...changeOrderCommands,
  ...objectiveCommands,
  ...inputCommands,
  ...rateCommands,
  ...priceCommands,
  ...invoiceCommands,
  ...linkCommands,
  ...billingCommands,
  ...settingsCommands,
  ...connectionCommands,
]

/** Every command that opens a workspace, for the same uses. */
export const openings: readonly AnyOpening[] = [creatingWorkspace]
