/** Who may import whom. Each rule has a planted violation in test/architecture that must be caught. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { path: '^(src|projections|sources)/', pathNot: allowed },
})
const drivers = (name, path, allowed) => ({
  name,
  comment: `${name}: packages that only their adapters may know`,
  severity: 'error',
  from: { path: '^(src|projections|sources)/', pathNot: allowed },
  to: { path },
})

/**
 * The rooms of `src/` by floor, the ground floor first. A room may import itself and the rooms of all floors below, not
 * another room of its own floor.
 */
const SRC_FLOORS = [
  ['domain'],
  ['sqlite', 'mongodb'],
  ['eventlog'],
  ['readstore', 'registry'],
  ['access', 'secrets'],
  ['import'],
  ['api', 'connectors', 'oidc', 'projector'],
  ['stores', 'sample'],
  ['app'],
  ['composition'],
  ['cli'],
]
/** What rooms may import of `projections/`, where that is not all of it. */
const NO_PROJECTION = []
/** Rooms that may import `sources/`, which is what can be read. */
const OF_SOURCES = ['connectors', 'app']
const OF_PROJECTIONS = {
  domain: NO_PROJECTION,
  sqlite: NO_PROJECTION,
  mongodb: NO_PROJECTION,
  eventlog: NO_PROJECTION,
  readstore: NO_PROJECTION,
  registry: NO_PROJECTION,
  secrets: NO_PROJECTION,
  // An import asks what it has observed before; it reads no report.
  import: ['entities/'],
  connectors: NO_PROJECTION,
  oidc: NO_PROJECTION,
  // The engine folds whatever is listed; it names no family.
  projector: ['index\\.ts', 'entities/', 'rollups/'],
}
const srcRooms = SRC_FLOORS.flatMap((rooms, floor) =>
  rooms.map((room) =>
    only(
      `src-${room}`,
      `src/${room} may import itself, the floors below, and of projections ${OF_PROJECTIONS[room]?.join() ?? 'all'}`,
      { path: `^src/${room}/` },
      [
        `^src/(${[...SRC_FLOORS.slice(0, floor).flat(), room].join('|')})/`,
        ...(OF_PROJECTIONS[room] ?? ['']).map((path) => `^projections/${path}`),
        ...(OF_SOURCES.includes(room) ? ['^sources/'] : []),
      ],
    ),
  ),
)
const noFloor = {
  name: 'src-has-floors',
  comment: 'a new room is given its floor above before it imports anything; main.ts stands on top of all',
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/((${SRC_FLOORS.flat().join('|')})/|main\\.ts$)` },
  to: {},
}
/** The rooms of `src/app/` by floor. The files beside them are what all rooms share. */
const APP_FLOORS = [['state'], ['import'], ['sync'], ['inspect', 'admin']]
const appRooms = APP_FLOORS.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    name: `app-${room}`,
    comment: `src/app/${room} may import itself, what all rooms share, and the rooms of the floors below`,
    severity: 'error',
    from: { path: `^src/app/${room}/` },
    to: {
      path: '^src/app/[^/]+/',
      pathNot: `^src/app/(${[...APP_FLOORS.slice(0, floor).flat(), room].join('|')})/`,
    },
  })),
)
const appShared = {
  name: 'app-has-rooms',
  comment: 'a use case stands in a room; only what all rooms share stands beside them',
  severity: 'error',
  from: {
    path: `^src/app/(?!(environment|folding|watcher)\\.ts$)`,
    pathNot: `^src/app/(${APP_FLOORS.flat().join('|')})/`,
  },
  to: {},
}
const appBelow = {
  name: 'app-shared-below',
  comment: 'what all rooms of src/app share imports none of them',
  severity: 'error',
  from: { path: '^src/app/[^/]+$' },
  to: { path: '^src/app/[^/]+/' },
}
const commandLine = only(
  'cli-calls-use-cases',
  'the command line parses and prints: it calls use cases and composition, and asks operations by their addresses',
  { path: '^src/cli/' },
  ['^src/(cli|app|composition|domain|stores)/', '^projections/operations\\.ts$'],
)
/** What belongs to one adapter: the rest of the code knows its port. */
const adapters = [
  {
    name: 'adapters-behind-ports',
    comment: 'stores are opened in one room; everything else imports their ports',
    severity: 'error',
    from: { path: '^(src|projections|sources)/', pathNot: '^src/(stores|(eventlog|readstore|registry)/[^/]+)/' },
    to: { path: '^src/(eventlog|readstore|registry)/[^/]+/' },
  },
  {
    name: 'adapters-apart',
    comment: 'an adapter knows no other adapter of its port',
    severity: 'error',
    from: { path: '^src/(eventlog|readstore|registry)/([^/]+)/' },
    to: { path: '^src/(eventlog|readstore|registry)/[^/]+/', pathNot: '^src/$1/$2/' },
  },
]

/** The folders of `projections/` by floor, in the same way. `index.ts` and `operations.ts` stand on top of them. */
const PROJECTION_FLOORS = require('./lint/projection-floors.json')
/** The catalogue is the list of products. */
const KNOWN_PRODUCTS = '^sources/(products|kit/product)\\.ts$'
const inProjections = (folders) => `^projections/(${folders.join('|')})/`
const projectionFolders = PROJECTION_FLOORS.flatMap((folders, floor) =>
  folders.map((folder) =>
    only(
      `projections-${folder}`,
      `projections/${folder} may import the domain, itself and the floors below`,
      { path: inProjections([folder]) },
      ['^src/domain/', KNOWN_PRODUCTS, inProjections([...PROJECTION_FLOORS.slice(0, floor).flat(), folder])],
    ),
  ),
)
const noProjectionFloor = {
  name: 'projections-have-floors',
  comment: 'a new folder is given its floor before it imports anything',
  severity: 'error',
  from: { path: '^projections/[^/]+/', pathNot: inProjections(PROJECTION_FLOORS.flat()) },
  to: {},
}
const aboveProjections = only(
  'projections-on-domain',
  'what stands on top of the folders knows them and the domain',
  { path: '^projections/[^/]+$' },
  ['^src/domain/', '^projections/'],
)

/** What can be read: data and pure functions. The lists of all products stand on top of the products, and these on the kit. */
const inSources = [
  only('sources-kit', 'what formats share knows the domain, and no product', { path: '^sources/kit/' }, [
    '^src/domain/',
    '^sources/kit/',
  ]),
  only(
    'sources-product',
    'a product knows the domain, the kit and itself, and no other product',
    {
      path: '^sources/(?!kit/)([^/]+)/',
    },
    ['^src/domain/', '^sources/kit/', '^sources/$1/'],
  ),
  only(
    'sources-lists',
    'the lists of products know the products, the kit and the domain',
    { path: '^sources/[^/]+$' },
    ['^src/domain/', '^sources/'],
  ),
  {
    name: 'sources-by-their-lists',
    comment: 'nothing but the lists of products imports a product',
    severity: 'error',
    from: { path: '^(src|projections)/' },
    to: { path: '^sources/(?!kit/)[^/]+/' },
  },
]

/** What calls the API from outside knows its description, never its code. */
const outside = [
  {
    name: 'clients-call-the-api',
    comment: 'the client and the console know the API by docs/openapi.json alone',
    severity: 'error',
    from: { path: '^(client|console)/' },
    to: { path: '^(src|projections|sources|test)/' },
  },
  {
    name: 'client-knows-no-caller',
    comment: 'the service knows neither the client nor the console, and the client not the console',
    severity: 'error',
    from: { path: '^(src|projections|sources|client)/' },
    to: { path: '^(client|console)/', pathNot: '^$1/' },
  },
]

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...srcRooms,
    noFloor,
    ...appRooms,
    appShared,
    appBelow,
    commandLine,
    ...adapters,
    ...projectionFolders,
    noProjectionFloor,
    aboveProjections,
    ...inSources,
    ...outside,
    drivers('sqlite-in-adapters', 'better-sqlite3', ['^src/sqlite/', '^src/(eventlog|readstore|registry)/sqlite/']),
    drivers('oidc-in-adapter', 'node_modules/openid-client/', ['^src/oidc/']),
    drivers('undici-in-host-client', 'node_modules/undici/', ['^src/connectors/hosts/client/']),
    drivers('mongodb-in-adapters', 'node_modules/mongodb/', ['^src/mongodb/', '^src/(readstore|registry)/mongodb/']),
    drivers('eventstoredb-in-its-adapter', 'node_modules/@eventstore/', ['^src/eventlog/eventstoredb/client\\.ts$']),
    drivers('koa-in-api', 'node_modules/(@types/)?(@koa|koa)', ['^src/api/']),
    drivers('temporal-in-time', 'temporal-polyfill', ['^src/domain/time\\.ts$']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(client/)?dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
    parser: 'swc',
  },
}
