import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

const HEADING = '// Generated from docs/openapi.json by generate-types.ts. Do not edit: see CONTRIBUTING.md.\n\n'

interface Operation {
  readonly operationId: string
  readonly requestBody?: { readonly content: object }
}
type Methods = Readonly<Partial<Record<'get' | 'post', Operation>>>
interface Description {
  readonly paths: Readonly<Record<string, Methods>>
}

/** The method of a request with a body: `FORM` for a form of files. */
const postOf = ({ requestBody }: Operation): 'POST' | 'FORM' =>
  requestBody !== undefined && 'multipart/form-data' in requestBody.content ? 'FORM' : 'POST'

/** The method and path of each operation, for calls by the operation's id. */
const operationPaths = ({ paths }: Description): string => {
  const lines = Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get === undefined ? [] : [`  '${get.operationId}': ['GET', '${path}'],\n`]),
    ...(post === undefined ? [] : [`  '${post.operationId}': ['${postOf(post)}', '${path}'],\n`]),
  ])
  return `\nexport const operationPaths = {\n${lines.join('')}} as const satisfies Readonly<Record<keyof operations, readonly ['GET' | 'POST' | 'FORM', keyof paths]>>\n`
}

/** The text of `src/description.ts`: the types of the API's description, and the paths of its operations. */
export const typesOf = async (description: unknown): Promise<string> => {
  const nodes = await openapiTS(description as OpenAPI3, {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  })
  return HEADING + astToString(nodes) + operationPaths(description as Description)
}
