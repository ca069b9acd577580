import type { Stories } from '../story.js'
import { assumptions } from './assumptions.js'
import { engagements } from './engagements.js'
import { observed } from './evidence.js'
import { invoicing } from './invoicing.js'
import { objectives } from './objectives.js'
import type { Said } from './said.js'
import { commercial, members, prices } from './workspace.js'

/** All statements after the sources of the year are imported; repeating them changes nothing. */
export const statements = (stories: Stories): readonly Said[] => [
  ...members,
  ...commercial(stories.year),
  ...engagements(stories),
  ...prices(stories.year),
  ...objectives(stories),
  ...assumptions(stories),
  ...invoicing(stories),
  ...observed(stories),
]
