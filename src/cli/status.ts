import type { Command } from 'commander'
import { right } from 'fp-ts/lib/Either.js'
import type { Uuid } from '#domain/common'
import type { DocumentReader } from '#domain/documents'
import { NO_WORKSPACE } from '#domain/events/attribution'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { Connection } from '#projections/entities/connection'
import { DeadLetter, openLetters } from '#projections/entities/dead-letter'
import { planOf } from '#projections/entities/subscription'
import { Workspace } from '#projections/entities/workspace'
import { PutAside } from '#projections/sources/put-aside'
import { judgedHealth } from '#projections/sources/report'
import { lowest, partitionOf } from '#readstore/partitions'
import type { Generations, Moment } from '#readstore/port'
import { DATA_OPTION, type DataOption, JSON_OPTION, now, orFail, withExistingStores } from './context.js'
import { exampleText } from './hints.js'
import { outputOf } from './output.js'

interface Options extends DataOption {
  readonly json?: boolean
}

const generationLines = ({ serving, before, building, all }: Generations): readonly string[] => {
  const others = all
    .filter((one) => one !== serving)
    .map((one) =>
      one === building
        ? `${one} is being built by \`wdi replay\``
        : one === before
          ? `${one} is kept for \`wdi replay --back\``
          : `${one} can be dropped`,
    )
  return others.length === 0 ? [] : [`Generation ${serving} is live; ${others.join('; ')}.`]
}

/** What is shown of a workspace. */
interface Shown {
  readonly putAside: number
  readonly workspace: string
  readonly plan: string
  readonly connections: readonly {
    readonly id: Uuid
    readonly label: string
    readonly health: string
    /** Why it is so; null where it is healthy. */
    readonly reason: string | null
    readonly lastSuccessAt: string | null
  }[]
}

const workspacesIn = async (docs: DocumentReader): Outcome<StoreUnavailable, readonly Shown[]> => {
  const workspaces = orFail(await docs.find(Workspace, { where: {} }))
  const shown: Shown[] = []
  for (const { workspaceId, organizationSlug, workspaceSlug } of workspaces) {
    const plan = orFail(await planOf(docs, workspaceId, now()))
    const connections = orFail(await docs.find(Connection, { where: { workspaceId: { eq: workspaceId } } }))
    const putAside = orFail(await docs.count(PutAside, { where: { workspaceId: { eq: workspaceId } } }))
    const views: Shown['connections'][number][] = []
    for (const one of connections) {
      const { connectionId, label, lastSuccessAt } = one
      const deadLetters = orFail(await docs.count(DeadLetter, openLetters(workspaceId, connectionId)))
      views.push({ id: connectionId, label, ...judgedHealth(one, deadLetters, plan, now()), lastSuccessAt })
    }
    shown.push({ putAside, workspace: `${organizationSlug}/${workspaceSlug}`, plan, connections: views })
  }
  return right(shown)
}

export const statusCommand = (program: Command): void => {
  program
    .command('status')
    .description('show what is stored and whether it is up to date')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText('after', exampleText('status --json'))
    .action(async ({ data, json = false }: Options) => {
      const status = await withExistingStores({ data }, async ({ eventLog, readStore }) => {
        const end = orFail(await eventLog.end())
        const generations = orFail(await readStore.generations.list())
        const moments: Moment[] = []
        const workspaces: Shown[] = []
        for (const partition of readStore.partitions)
          workspaces.push(
            ...orFail(
              await readStore.read<StoreUnavailable, readonly Shown[]>(partition, (docs, moment) => {
                moments.push(moment)
                return workspacesIn(docs)
              }),
            ),
          )
        const { checkpoint, asOf } = lowest(moments)
        const unattributed = orFail(
          await readStore.read<StoreUnavailable, number>(partitionOf(NO_WORKSPACE, readStore), (docs) =>
            docs.count(PutAside, { where: { workspaceId: { eq: NO_WORKSPACE } } }),
          ),
        )
        return {
          upToDate: checkpoint === end,
          foldedTo: checkpoint,
          logEnd: end,
          asOf,
          generations,
          /** Streams with events of which nothing says whose they are. */
          unattributed,
          workspaces,
        }
      })
      outputOf({ json, data }).result(status, [
        status.upToDate
          ? status.asOf === null
            ? 'Nothing has happened yet.'
            : `Up to date: reports show all events up to ${status.asOf}.`
          : `Behind: reports show ${status.asOf === null ? 'no events yet' : `events up to ${status.asOf}`}; run \`wdi work\` to bring them up to date.`,
        ...generationLines(status.generations),
        ...(status.unattributed === 0
          ? []
          : [
              `Streams with events that cannot be read and name no workspace: ${status.unattributed}. They are skipped: see docs/operations.md`,
            ]),
        ...status.workspaces.flatMap(({ workspace, plan, putAside, connections }) => [
          `${workspace} (plan ${plan})`,
          ...(putAside === 0
            ? []
            : [`  ${putAside} put aside, for an event that this version cannot fold: see docs/operations.md`]),
          ...connections.map(
            ({ label, health, reason }) => `  ${label}: ${health}${reason === null ? '' : ` (${reason})`}`,
          ),
        ]),
      ])
    })
}
