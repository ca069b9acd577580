import type { ReadRequest, SelectedProject } from '#domain/operation'

/** A request for one project. */
export type ProjectRequest = ReadRequest & { readonly projects: readonly [SelectedProject] }

/** The request of an operation that requires a project, which the pipeline has found. */
export const ofOneProject = (request: ReadRequest): ProjectRequest => {
  const [project] = request.projects
  if (project === undefined) throw new Error('a project is required, and none is selected')
  return { ...request, projects: [project] }
}
