import type { AnyCommand, AnyOpening } from './command.js'
import { billingCommands } from './stated/billing.js'
import { changeOrderCommands } from './stated/change-orders.js'
import { clientCommands } from './stated/clients.js'
import { connectionCommands } from './stated/connections.js'
import { containerCommands } from './stated/containers.js'
import { engagementCommands } from './stated/engagement.js'
import { inputCommands } from './stated/inputs.js'
import { invoiceCommands } from './stated/invoices.js'
import { keyCommands } from './stated/keys.js'
import { linkCommands } from './stated/links.js'
import { memberCommands } from './stated/members.js'
import { objectiveCommands } from './stated/objectives.js'
import { priceCommands } from './stated/prices.js'
import { projectCommands } from './stated/projects.js'
import { rateCommands } from './stated/rates.js'
import { scopeCommands } from './stated/scope.js'
import { settingsCommands } from './stated/settings.js'
import { creatingWorkspace, workspaceCommands } from './stated/workspace.js'

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
