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
  ...Object.values(paths).flatMap(({ parameters, get, post }) => [
    ...parameters,
    ...(get?.parameters ?? []),
    ...(post?.parameters ?? []),
  ]),
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
      redirect: 'error',
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

/** The choice between examples of an error, with its name. */
const examplesChoice =
  (createElement) =>
  ({ examples, currentExampleKey, onSelect }) => {
    const names = examples.keySeq().toArray()
    const choose = (event) => onSelect(event.target.value, { isSyntheticChange: false })
    return createElement(
      'label',
      { className: 'examples-select' },
      'Example: ',
      createElement(
        'select',
        { value: currentExampleKey ?? names[0], onChange: choose },
        names.map((name) => createElement('option', { key: name, value: name }, name)),
      ),
    )
  }

/** Adds what the library's own layout lacks for people without a mouse or screen: landmarks, names, and order. */
const layout = ({ React: { createElement } }) => ({
  components: {
    ReferenceLayout: ({ getComponent }) => {
      const part = (name) => createElement(getComponent(name, true))
      return createElement(
        'div',
        { className: 'swagger-ui' },
        createElement(getComponent('SvgAssets')),
        createElement('header', { className: 'wrapper' }, part('InfoContainer'), part('AuthorizeBtnContainer')),
        createElement('main', { className: 'wrapper' }, createElement('h2', null, 'Operations'), part('operations')),
        createElement(
          'footer',
          { className: 'wrapper' },
          createElement('a', { className: 'link', href: '/notices.txt' }, 'Third-party notices'),
        ),
      )
    },
  },
  wrapComponents: {
    // A link within a button can be reached by no keyboard.
    DeepLink:
      () =>
      ({ text }) =>
        createElement('span', null, text),
    ExamplesSelect: () => examplesChoice(createElement),
    // What scrolls has to be reached by keyboard.
    HighlightCode: (Original) => (props) =>
      createElement('div', { className: 'scrolled', tabIndex: 0 }, createElement(Original, props)),
  },
})

/** The library has dark colours, and leaves the choice to the page. */
const followColourScheme = () => {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
  dark.addEventListener('change', follow)
  follow()
}

/** Takes over what the address of the open page brings along; nothing before the page is shown. */
let arriveAgain = () => undefined

// An address with a key that is opened in the same tab changes only what stands after `#`.
window.addEventListener('hashchange', () => {
  const arrived = arrive()
  if (arrived.key !== null) arriveAgain(arrived)
})

const show = async () => {
  followColourScheme()
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
    layout: 'ReferenceLayout',
    syntaxHighlight: { activated: true, theme: 'obsidian' },
    plugins: [layout, fillingIn(description)],
    // Swagger's own validator is a service elsewhere.
    validatorUrl: null,
    // A key stays in this page: it is gone when the page is.
    persistAuthorization: false,
  })
  const authorize = (value) =>
    ui.authActions.authorize({ key: { name: 'key', value, schema: { type: 'http', scheme: 'bearer' } } })
  if (key !== null) authorize(key)
  arriveAgain = ({ key: another, slugs: named }) => {
    setExamples(description, named)
    ui.specActions.updateJsonSpec(description)
    authorize(another)
  }
}

show()
