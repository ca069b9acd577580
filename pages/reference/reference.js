/* global SwaggerUIBundle */

const DAY_MS = 86_400_000
/** Days up to today that examples cover, so that they stay within every plan's reporting window. */
const DAYS = 28

const day = (instant) => new Date(instant).toISOString().slice(0, 10)

/** The workspace and key in the address `#workspace=acme/shop&key=wdi_…`; the key is taken out of the address bar at once. */
const arrive = () => {
  const given = new URLSearchParams(window.location.hash.slice(1))
  const [organizationSlug, workspaceSlug] = (given.get('workspace') ?? '').split('/')
  const key = given.get('key')
  if (key !== null) window.history.replaceState(null, '', window.location.pathname)
  return { key, slugs: organizationSlug && workspaceSlug ? { organizationSlug, workspaceSlug } : {} }
}

/** Every parameter of a description, the shared ones, too. */
const parametersOf = ({ paths, components }) => [
  ...Object.values(components.parameters),
  ...Object.values(paths).flatMap((path) => [...path.parameters, ...path.get.parameters]),
]

/** Replaces the examples of parameters; one that has none keeps none, so that it is left out of a request. */
const setExamples = (description, values) => {
  for (const parameter of parametersOf(description))
    if (parameter.example !== undefined && values[parameter.name] !== undefined)
      parameter.example = values[parameter.name]
}

const exampleOf = (description, name) => parametersOf(description).find((one) => one.name === name).example

/** The ids of a project and an event that the key can see. Those that cannot be found out are undefined. */
const idsSeenBy = async (key, description) => {
  const organization = encodeURIComponent(exampleOf(description, 'organizationSlug'))
  const workspace = encodeURIComponent(exampleOf(description, 'workspaceSlug'))
  const ask = async (path) => {
    const response = await fetch(`/api/v1/organizations/${organization}/workspaces/${workspace}${path}`, {
      headers: { Authorization: `Bearer ${key}` },
    })
    return response.ok ? response.json() : undefined
  }
  const [found, audit] = await Promise.all([ask('/command-center'), ask('/audit/events?limit=1')])
  return { projectId: found?.directory.projects[0]?.id, eventId: audit?.events[0]?.id }
}

/** Fills in what a key can see as soon as one is given in the dialog. */
const fillingIn = (description) => ({
  statePlugins: {
    auth: {
      wrapActions: {
        authorize: (authorize, system) => (payload) => {
          authorize(payload)
          const fillIn = (ids) => {
            setExamples(description, ids)
            system.specActions.updateJsonSpec(description)
          }
          // Without an answer the examples stay as they are.
          idsSeenBy(payload.key.value, description).then(fillIn, () => undefined)
        },
      },
    },
  },
})

const show = async () => {
  const { key, slugs } = arrive()
  const response = await fetch('/docs/openapi.json')
  const description = await response.json()
  const today = Date.now()
  setExamples(description, { ...slugs, start: day(today - (DAYS - 1) * DAY_MS), end: day(today) })
  const ui = SwaggerUIBundle({
    spec: description,
    dom_id: '#reference',
    deepLinking: true,
    displayOperationId: true,
    defaultModelsExpandDepth: 0,
    // Swagger's own validator is a service elsewhere.
    validatorUrl: null,
    // A key stays in this page: it is gone when the page is.
    persistAuthorization: false,
    plugins: [fillingIn(description)],
  })
  if (key !== null)
    ui.authActions.authorize({ key: { name: 'key', value: key, schema: { type: 'http', scheme: 'bearer' } } })
}

show()
