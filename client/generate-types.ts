import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

const HEADING = '// Generated from docs/openapi.json by generate-types.ts. Do not edit: see CONTRIBUTING.md.\n\n'

/** The text of `src/description.ts`: the types of an OpenAPI description. */
export const typesOf = async (description: unknown): Promise<string> => {
  const nodes = await openapiTS(description as OpenAPI3, {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  })
  return HEADING + astToString(nodes)
}
