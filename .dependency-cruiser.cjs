/** Who may import whom. Each rule has a planted violation in test/architecture that must be caught. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { path: '^(src|projections)/', pathNot: allowed },
})
const drivers = (name, path, allowed) => ({
  name,
  comment: `${name}: packages that only their adapters may know`,
  severity: 'error',
  from: { path: '^(src|projections)/', pathNot: allowed },
  to: { path },
})

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain-alone', 'the domain knows nothing but itself', { path: '^src/domain/' }, ['^src/domain/']),
    only('entities-on-domain', 'entities know the domain', { path: '^projections/entities/' }, [
      '^src/domain/',
      '^projections/entities/',
    ]),
    only('rollups-on-entities', 'sums know entities and no family', { path: '^projections/rollups/' }, [
      '^src/domain/',
      '^projections/(entities|rollups)/',
    ]),
    only(
      'families-apart',
      'a family knows the domain, entities, the evidence, itself, and what others measure, read and show',
      { path: '^projections/(?!entities/|rollups/)([^/]+)/' },
      [
        '^src/domain/',
        '^projections/(entities|evidence|rollups)/',
        '^projections/$1/',
        '^projections/[^/]+/(measures|read|report|response)\\.ts$',
        '^projections/sources/put-aside\\.ts$',
      ],
    ),
    only(
      'ports-on-domain',
      'a port knows the domain and other ports',
      { path: '^src/(eventlog|readstore|registry)/port\\.ts$' },
      ['^src/domain/', '^src/(eventlog|readstore|registry)/port\\.ts$'],
    ),
    only(
      'connectors-append',
      'a connector knows the log and the index of what it has observed',
      { path: '^src/connectors/' },
      [
        '^src/(connectors|domain|eventlog|readstore)/',
        '^projections/entities/',
        '^projections/sources/(observed|put-aside)\\.ts$',
      ],
    ),
    only('api-reads', 'the API reads: it runs no command, connector or projector', { path: '^src/api/' }, [
      '^src/(api|access|domain|eventlog/port|readstore/port|readstore/partitions|readstore/remembered|registry/port)',
      '^projections/',
    ]),
    drivers('sqlite-in-adapters', 'better-sqlite3', ['^src/sqlite/', '^src/(eventlog|readstore|registry)/sqlite/']),
    drivers('mongodb-in-adapters', 'node_modules/mongodb/', ['^src/mongodb/', '^src/(readstore|registry)/mongodb/']),
    drivers('eventstoredb-in-its-adapter', 'node_modules/@eventstore/', ['^src/eventlog/eventstoredb/client\\.ts$']),
    drivers('koa-in-api', 'node_modules/(@types/)?(@koa|koa)', ['^src/api/']),
    drivers('temporal-in-time', 'temporal-polyfill', ['^src/domain/time\\.ts$']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
    parser: 'swc',
  },
}
