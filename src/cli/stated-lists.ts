import type { Command } from 'commander'
import { agreementLists } from '#app/inspect/stated-lists/agreements'
import { commercialLists } from '#app/inspect/stated-lists/commercial'
import { type Listed, type Listing, listStated } from '#app/inspect/stated-lists/listing'
import { amountText } from '#app/state/amount'
import type { CivilDate } from '#domain/common'
import { scaled } from '#domain/decimal'
import type { Currency } from '#domain/money'
import { countText } from '#domain/wording'
import { columns, limitOption } from './columns.js'
import { onWorkspace } from './environment.js'
import { exampleText } from './hints.js'
import { groupOf, type InWorkspace, withCommon, withWorkspace } from './options.js'
import { outputOf } from './output.js'

/** A list, and the cells of its lines. */
interface Shown<R> {
  readonly listing: Listing<R>
  readonly description: string
  readonly cells: (row: R) => readonly string[]
}
// biome-ignore lint/suspicious/noExplicitAny: a list of any rows
type AnyShown = Shown<any>

const shown = <R>(listing: Listing<R>, description: string, cells: (row: R) => readonly string[]): AnyShown => ({
  listing,
  description,
  cells,
})

const spoken = (word: string): string => word.replaceAll('_', ' ')
const days = ({ from, to }: { readonly from: CivilDate; readonly to: CivilDate | null }): string =>
  `from ${from}${to === null ? '' : ` to ${to}`}`
const whom = ({ project, client }: { readonly project: string; readonly client: string }): string =>
  `${project} (${client})`

interface AmountOrNone {
  readonly amount: string | null
  readonly currency: Currency | null
}
const money = ({ amount, currency }: AmountOrNone): string =>
  amount === null || currency === null ? 'no amount' : amountText({ amount, currency })
const anHour = ({ amount, currency }: { readonly amount: string; readonly currency: Currency }): string =>
  scaled(amount) === 0n ? 'removed' : `${amountText({ amount, currency })} an hour`

const { engagementList, lockList, orderList, objectiveList, milestoneList, questionList, assumptionList } =
  agreementLists
const { rateList, roleList, priceList, estimateList, invoiceList } = commercialLists

/** Every list of what people stated. */
export const STATED_LISTS: readonly AnyShown[] = [
  shown(engagementList, 'list the engagements, with their amounts and days', (row) => [
    row.id,
    whom(row),
    spoken(row.model),
    money(row),
    days(row),
    spoken(row.when),
  ]),
  shown(lockList, 'list the locks of the scope', (row) => [
    row.id,
    whom(row),
    `locked on ${row.lockedOn}`,
    countText(row.items, 'item'),
    spoken(row.state),
    row.reference ?? '',
  ]),
  shown(orderList, 'list the change orders, with their amounts and items', (row) => [
    row.id,
    row.reference,
    whom(row),
    money(row),
    `approved on ${row.approvedOn}${row.withdrawnOn === null ? '' : `, withdrawn on ${row.withdrawnOn}`}`,
    spoken(row.when),
    row.items.length === 0 ? 'no items' : row.items.join(' '),
    row.title ?? '',
  ]),
  shown(objectiveList, 'list the objectives, and whether they were reached', (row) => [
    row.id,
    row.title,
    whom(row),
    `set on ${row.setOn}${row.dueOn === null ? '' : `, due on ${row.dueOn}`}`,
    row.endedOn === null ? row.state : `${row.state} on ${row.endedOn}`,
  ]),
  shown(milestoneList, 'list the milestones that were reached', (row) => [
    row.id,
    row.title,
    whom(row),
    `reached on ${row.reachedOn}`,
  ]),
  shown(questionList, 'list the questions of the client, with their answers', (row) => [
    row.id,
    whom(row),
    row.question,
    row.answer ?? 'no answer yet',
  ]),
  shown(estimateList, 'list the expected total costs', (row) => [
    row.id,
    whom(row),
    money(row),
    `decided on ${row.decidedOn}`,
    spoken(row.when),
  ]),
  shown(assumptionList, 'list the assumptions that were set, with their days', (row) => [
    row.assumption,
    whom(row),
    row.value,
    row.unitOrMethod,
    row.verified ? 'verified' : 'not verified',
    days(row),
    spoken(row.when),
  ]),
  shown(rateList, 'list the rates, with their days', (row) => [
    row.role,
    anHour(row),
    days(row),
    row.client === null && row.project === null ? 'everywhere' : `for ${row.client ?? row.project}`,
    spoken(row.when),
  ]),
  shown(roleList, 'list the roles that were put into bands', (row) => [row.role, row.band ?? 'by its name']),
  shown(priceList, 'list the prices that clients agreed to, with their days', (row) => [
    whom(row),
    row.role,
    anHour(row),
    days(row),
    spoken(row.when),
    `engagement ${row.engagementId}`,
  ]),
  shown(invoiceList, 'list the invoices, imported ones too', (row) => [
    row.id,
    row.number === row.id ? '' : (row.number ?? ''),
    whom(row),
    money(row),
    row.status ?? '',
    row.approval === 'none' ? '' : row.approval === 'lapsed' ? 'approved before' : 'approved',
    row.periodStart === null || row.periodEnd === null ? '' : `for ${row.periodStart} to ${row.periodEnd}`,
    row.issuedOn === null ? '' : `issued on ${row.issuedOn}`,
  ]),
]

/** Columns without those that no row fills. */
const filled = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const isFilled = (rows[0] ?? []).map((_, i) => rows.some((row) => row[i] !== ''))
  return rows.map((row) => row.filter((_, i) => isFilled[i]))
}

/** The lines of a list. */
export const linesOf = <R>(
  { listing: { things, ofProjects }, cells }: Shown<R>,
  { rows, more }: Listed<R>,
): readonly string[] => [
  ...columns(filled(rows.map(cells))),
  ...(rows.length === 0 ? [`There are no ${things} yet.`] : []),
  ...(more ? [`There are more: show them with --limit${ofProjects ? ', or one project with --project' : ''}.`] : []),
]

interface Options extends InWorkspace {
  readonly project?: string
  readonly limit: number
}

/** Adds the list of every kind of statement to its group. */
export const statedLists = (program: Command): void => {
  for (const one of STATED_LISTS) {
    const { listing, description } = one
    const { group, name, ofProjects } = listing
    const command = withWorkspace(groupOf(program, group).command('list').description(description))
    if (ofProjects) command.option('--project <id or name>', 'only of this project (default: of all)')
    withCommon(command.option(...limitOption('how many to show')))
      .addHelpText('after', exampleText(`${group} list --workspace acme/website`))
      .action(async ({ workspace, project, limit, json = false, data }: Options) => {
        const output = outputOf({ json, data, workspace })
        const listed = await onWorkspace({ data, workspace }, output, (workspaceId, environment) =>
          listStated(listing, { workspaceId, project: project ?? null, limit }, environment),
        )
        output.result({ [name]: listed.rows, more: listed.more }, linesOf(one, listed))
      })
  }
}
