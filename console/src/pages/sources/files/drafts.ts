import type { Workspace } from '../../../address/address.js'
import { draftName } from '../../../statement/drafts.js'

const FORMS = ['imports.questions', 'imports.mapping', 'imports.more'] as const

/** The name of a draft of a form about an import. */
export const draftOf = (
  { organization, workspace }: Workspace,
  form: (typeof FORMS)[number],
  importId: string,
): string => draftName(`${organization}/${workspace}`, form, importId)

/** The names of all drafts about an import. */
export const draftNames = (workspace: Workspace, importId: string): readonly string[] =>
  FORMS.map((form) => draftOf(workspace, form, importId))
