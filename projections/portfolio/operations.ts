import { right } from 'fp-ts/lib/Either.js'
import { operation } from '#domain/operation'
import { periodQuery, selectionQuery } from '#domain/query'
import { basisOfPortfolio } from './basis-of-portfolio.js'
import { basisOfSeries } from './basis-of-series.js'
import { readPortfolio } from './read-portfolio.js'
import { readSeries } from './read-series.js'
import { Portfolio, Series } from './response.js'

const common = {
  scope: 'command-center:read',
  action: 'command_center.read',
  query: { ...selectionQuery, ...periodQuery },
  keptFromClients: true,
} as const

export const portfolio = operation({
  ...common,
  id: 'portfolio.read',
  path: '/portfolio',
  response: Portfolio,
  // Contracted amounts and open invoices stand beside what was spent.
  showsPrices: true,
  basisOf: basisOfPortfolio,
  read: async (request, { docs }) => right(await readPortfolio(request, docs)),
})

export const series = operation({
  ...common,
  id: 'series.read',
  path: '/series',
  response: Series,
  basisOf: basisOfSeries,
  read: async (request, { docs }) => right(await readSeries(request, docs)),
})
