import { allowedTexts, apiTexts, errorTexts, operationTexts, parameterTexts, statusTexts } from '#api/texts'
import { KPI_TITLES } from '#domain/kpi'
import { actorTexts, quarantineReasons, unavailableTexts } from '#domain/texts'
import { GAIN_BASIS } from '#projections/ai/response'
import {
  aiAssumptionNotes,
  aiAssumptionTexts,
  aiBases,
  comparisonReasons,
  contractBases,
  missingVendorTexts,
  modelReasons,
  seatBands,
  surfaceConfidenceReasons,
  surfaceTexts,
  windowTexts,
} from '#projections/ai/texts'
import { deedTexts, fieldTexts, sentenceTexts, stateTexts, valueTexts } from '#projections/audit/texts'
import {
  contributionBases,
  expansionTexts,
  explanations,
  flowTexts,
  insightTexts,
  investmentTexts,
  netGainTexts,
  noProjectTexts,
  objectivesTexts,
  outputTexts,
} from '#projections/command-center/texts'
import { checklistTexts, confidenceTexts, shareTexts, signalTexts } from '#projections/confidence/texts'
import { costBases, costTexts } from '#projections/cost/texts'
import { CATALOG } from '#projections/data-sources/catalog'
import { healthReasons, overviewTexts, sourceLabels } from '#projections/data-sources/texts'
import { explanationTexts, formTexts, numberTexts, partTexts, thingTexts } from '#projections/explain/texts'
import { nodeTexts } from '#projections/forensics/texts'
import { traceTexts } from '#projections/forensics/trace/texts'
import {
  actionTexts,
  additionTexts,
  aiClaimTexts,
  assumptionTexts,
  confidenceClaimTexts,
  costClaimTexts,
  deliveredTexts,
  headsTexts,
  hiddenTexts,
  packageReasons,
  packageTitles,
  packQuestions,
  questionTexts,
} from '#projections/invoice-defense/texts'
import { monthTexts, portfolioTexts } from '#projections/portfolio/texts'
import { valueBases } from '#projections/scope-creep/texts'
import { insightItemTexts, insightMetas, kindTexts, searchBases } from '#projections/search/texts'
import { reachTexts } from '#projections/selection/texts'
import { answerTexts, cursorTexts, eventLabels, runTexts } from '#projections/trail/texts'
import { group, type Page } from './texts.js'

const EUR = [['EUR']] as const
const AT = '2026-03-02T09:00:00.000Z'
const HINT = signalTexts.prs_linked.hint
const LEVEL = confidenceTexts.level('moderate', 62.5)
const REASON = comparisonReasons.fewChanges(10)

/** Where each text appears: one sentence a group. */
export const PAGES: readonly Page[] = [
  {
    title: 'Several pages',
    operations: [],
    groups: [
      group(
        'Titles of the five KPI families, fixed by the contract: of KPIs, drilldowns and audit impacts.',
        KPI_TITLES,
      ),
      group(
        'Who did something, where no name is left to show: in settings, locks, API keys and the audit trail.',
        actorTexts,
      ),
      group(
        'Labels of the sources of a delivery: in the command center, and among the facts of an invoice.',
        sourceLabels,
      ),
      group('Costs: notes on what a cost leaves out, and the title of a time entry in lists and graphs.', costTexts, {
        unpricedHours: [
          [12.5, ['qa', 'support']],
          [1, ['qa']],
        ],
        timeEntry: [[7.5, 'engineering', 'build']],
      }),
      group(
        'Up to when evidence counts, where the period goes on after that: in the `context` of KPIs, the gaps of packs and the hints of confidence.',
        reachTexts,
        { current: [['25 Nov 10:15']], behind: [['Toggl Track', '12 Nov 10:15']], behindUnnamed: [['12 Nov 10:15']] },
      ),
      group('The basis of each figure in cents; the currency comes first.', costBases, {
        investment: EUR,
        investmentWithMeetings: EUR,
        labour: EUR,
        coordination: EUR,
        cloud: EUR,
        timeEntry: EUR,
        meeting: EUR,
        cloudLine: EUR,
      }),
    ],
  },
  {
    title: 'Command center',
    operations: ['commandCenter.read', 'commandCenter.evidence'],
    groups: [
      group('The `explanation` above the drilldown of each KPI family.', explanations),
      group('KPI Delivery Investment: its `summary` and `context`.', investmentTexts, {
        total: [[['labour', 'coordination', 'cloud'], 2_046_494, 'EUR']],
        partsNotKnown: [[['labour']], [['labour', 'cloud']]],
        allKnown: [[['labour', 'coordination', 'cloud']], [['labour', 'cloud']]],
      }),
      group('KPI Scope expansion: its `summary`, its `context` and the basis of its figure.', expansionTexts, {
        added: [[8, 40, 20]],
        notKnown: [[40]],
        since: [['2026-02-02', 1, 2, 3]],
      }),
      group(
        'KPI Project forensics: parts of its `summary` and how they are joined, its `context` and the basis of its figure.',
        outputTexts,
        {
          completed: [[49]],
          merged: [[60]],
          released: [[1]],
          known: [[['49 work items completed', '1 release']]],
          notKnown: [[['merged changes']]],
          linked: [[82.4]],
        },
      ),
      group('KPI Objectives: its `summary`, its `context` and the basis of its figure.', objectivesTexts, {
        completed: [[1, 2]],
        milestones: [[1]],
      }),
      group(
        'KPI AI net delivery gain: its `summary`, its `context` and the basis of its figure. If there is no comparison, the reason is the summary.',
        netGainTexts,
        {
          gain: [[12.5]],
          loss: [[3]],
          compared: [[12, 11]],
          tagged: [[24]],
          basis: [[GAIN_BASIS]],
        },
      ),
      group('Every KPI while no project is selected.', noProjectTexts),
      group('The `body` and `meta` of insights; what stands between two asterisks is emphasized.', insightTexts, {
        partlyRead: [['Tracker']],
        notRead: [['Tracker']],
        period: [['2026-03-01', '2026-03-31']],
        added: [[8, '2026-02-02', 20]],
        matched: [['2026-031']],
        variance: [['2026-031']],
        insufficient_evidence: [['2026-031']],
        noNetHours: [[REASON]],
        taggedChanges: [[24]],
        rejected: [['Time sheet', 2]],
      }),
      group('The `label` and `noun` of the inputs of the flow.', flowTexts),
      group('What one item of a drilldown adds to its KPI: the basis of `contribution`.', contributionBases),
    ],
  },
  {
    title: 'Invoice defense',
    operations: ['invoiceDefense.read'],
    groups: [
      group('Recommended follow-ups in `facts.actions`, the most urgent first.', actionTexts, {
        severalCurrencies: [[]],
        overBilled: [[2, '2026-031']],
        unsupported: [[1]],
        ailingSources: [[['Tracker', 'Code']]],
        noPrice: [['engineering and meetings']],
        unpricedHours: [[12.5, 'qa and support']],
        unbilledTime: [[3]],
        unvaluedItems: [[2]],
        meetingsInTimeSheets: [[]],
        underBilled: [[1]],
        missingSources: [[['Calendar']]],
        noInvoice: [[]],
        noEngagement: [[]],
        noLock: [[]],
        uncertainItems: [[3]],
        noNetHours: [[REASON]],
        unverifiedAssumptions: [[6]],
        costsHidden: [[]],
        improveConfidence: [[HINT, LEVEL]],
      }),
      group('The six assumptions in `facts.assumptions`, until somebody sets another value.', assumptionTexts),
      group('In place of a cost basis that a person set, where costs are hidden.', hiddenTexts),
      group('The `title` of each of `facts.evidencePackages`.', packageTitles),
      group('Why an evidence package may be incomplete: its `reason`.', packageReasons),
      group('The questions that a `pack` answers.', packQuestions),
      group('What a `question` may be.', questionTexts, { allowed: [[['what-was-delivered', 'was-ai-used']]] }),
      group('What was delivered? Claims, gaps and the bases of figures.', deliveredTexts, {
        counted: [['Completed work items', 49]],
        notKnown: [['Completed work items']],
        objectives: [[1, 2]],
      }),
      group('Who counts in meetings, as a part of the assumption `meeting-attribution`.', headsTexts, {
        of: [[['agency.example']]],
        ofSome: [[['agency.example', 'agency.test']]],
      }),
      group('What did it cost? Claims and gaps.', costClaimTexts, {
        amount: [['Cost of labour', 1_209_000, 'EUR']],
        notKnown: [['Cost of labour']],
        invoiced: [['2026-031']],
        invoicedBasis: EUR,
        invoicedWhole: [[900_000, 'EUR', ['2026-031']]],
        invoicedWholeBasis: EUR,
        supportedBasis: EUR,
        noPrice: [['engineering and meetings']],
      }),
      group('What was added? Claims, gaps and the bases of figures.', additionTexts, {
        items: [[8]],
        growth: [[20]],
        value: [[250_000, 'EUR']],
        valueBasis: EUR,
        ordersBasis: EUR,
        unsupported: [[2]],
      }),
      group('Was AI used? Claims, gaps and the bases of figures.', aiClaimTexts, {
        assisted: [[12]],
        bothTagged: [[12, 11]],
        tagged: [[62.5]],
        netGain: [[12.5]],
        netLoss: [[3]],
        netNotKnown: [[REASON]],
      }),
      group(
        'How sure are you? The basis of the score; the claim and the gaps are those of report confidence.',
        confidenceClaimTexts,
      ),
    ],
  },
  {
    title: 'Report confidence',
    operations: ['confidence.read', 'invoiceDefense.read'],
    groups: [
      group(
        'Signals: `label`, `query`, and the `hint` that is shown while the share is low or not known.',
        signalTexts,
      ),
      group(
        'The `note` of a signal that cannot be measured, and the level of confidence in follow-ups and packs.',
        confidenceTexts,
        {
          notMeasured: [['Changes in a release']],
          level: [
            ['moderate', 62.5],
            ['insufficient', 0],
          ],
        },
      ),
      group('The `meta` of the items of the checklist.', checklistTexts, {
        'ticket-pr-convention': [['82.4%']],
        'project-mapping': [['100%']],
        'calendar-tags': [['Just under 80%']],
        'ai-marking': [['10%']],
        locked: [[49, '2026-02-02']],
        typed: [[40, 49]],
      }),
      group(
        'The share at the beginning of these; the second where only rounding reaches what is asked for.',
        shareTexts,
        {
          exact: [[82.4]],
          justUnder: [[80]],
        },
      ),
    ],
  },
  {
    title: 'AI economics',
    operations: ['aiEconomics.read', 'aiEconomics.surface'],
    groups: [
      group(
        'Why there is no comparison of cycle times: `unavailableReason`, the `reason` of the review overhead, and on other pages the reason why net hours are not known.',
        comparisonReasons,
        { fewChanges: [[10]], fewTags: [[10]] },
      ),
      group('Title and subtitle of the interpreted report, and the `basis` of its comparison.', surfaceTexts),
      group('The `reason` why usage by model is missing.', modelReasons),
      group('The `description` of vendor windows, and the `reason` of their selection.', windowTexts),
      group('The `reason` why report confidence is missing.', surfaceConfidenceReasons),
      group('The `basis` of adoption and of the gain, fixed by the contract.', contractBases),
      group('The basis of each figure on AI.', aiBases, {
        seats: [['5-9']],
        inCurrency: [['as reported by the vendor, over full windows', 'USD']],
        window: [['2026-03-01', '2026-03-31']],
      }),
      group('Labels of the bands of active seats.', seatBands),
      group(
        'What is missing from a source without records: its `fact` and `reason` in `usage.unavailable`.',
        missingVendorTexts,
      ),
      group('Labels of the assumptions on AI.', aiAssumptionTexts),
      group('The `note` of an assumption on AI.', aiAssumptionNotes, {
        verified: [['2026-01-01']],
        notVerified: [['2026-01-01']],
      }),
    ],
  },
  {
    title: 'Scope creep',
    operations: ['scope.read'],
    groups: [
      group(
        'How an added item is valued: `valueBasis` of its row, and the last two `basis` of the whole valuation.',
        valueBases,
        { order: [['CR-1']] },
      ),
    ],
  },
  {
    title: 'Portfolio and series',
    operations: ['portfolio.read', 'series.read'],
    groups: [
      group('`reason` of a month, beside the texts of the KPI.', monthTexts),
      group('`reason` of what is told of a project or of all of them.', portfolioTexts, {
        cutSince: [[10]],
        someKnown: [[3, 5]],
      }),
    ],
  },
  {
    title: 'Project forensics',
    operations: ['forensics.read', 'trace.read'],
    groups: [
      group('Labels of nodes of the graph; other nodes are labelled with names from their source.', nodeTexts, {
        engagement: [['2026-01-01']],
        lock: [['2026-02-02']],
        invoice: [['2026-031']],
        costHidden: [['ACME-12 Checkout']],
      }),
      group(
        'Titles of lines and of AI marks in a trace, and the `message` of parameters that do not go together.',
        traceTexts,
        {
          lineTitle: [
            ['2026-031', 2, 'Development'],
            ['2026-031', 2, null],
          ],
          mark: [
            [{ source: 'commit_trailer', verdict: 'assisted', tool: 'cursor' }],
            [{ source: 'pr_label', verdict: 'not_assisted', tool: null }],
          ],
          onlyOfLines: [['invoice']],
        },
      ),
    ],
  },
  {
    title: 'Explanations',
    operations: ['explain.read'],
    groups: [
      group('How a number is made.', explanationTexts, { sum: [[12], [1]], count: [[12], [1]] }),
      group('Names of its parts.', partTexts, {
        completed: [['bug']],
        cloud: EUR,
        estimated: EUR,
        compared: [['assisted'], ['not_assisted']],
        time: [
          ['assisted', 'implementationMs'],
          ['not_assisted', 'reviewMs'],
        ],
        linked: [['connector'], ['heuristic'], ['manual']],
        marked: [['assisted'], ['not_assisted'], ['conflicting'], ['untagged']],
        counted: [['work_item']],
        documents: [['work_item'], ['connection']],
      }),
      group('Things behind it: `entity.kind` and `entity.title`.', thingTexts, {
        kind: [['work_item'], ['time_entry']],
        timeEntry: [[5.52, 'engineering', '2026-03-02']],
        meeting: [[1, '2026-03-02']],
        cloudLine: [['Compute', '2026-03-01', '2026-03-31']],
        lockedOn: [['2026-03-02']],
        decidedOn: [['2026-03-02']],
        since: [['2026-03-02']],
      }),
      group('Forms of values, in refusals.', formTexts),
      group('The refusal of a path that leads to no number.', numberTexts, {
        allowed: [['kpis', ['delivery_output']]],
      }),
    ],
  },
  {
    title: 'Search',
    operations: ['search.read'],
    groups: [
      group('Insights that can be found: `title`, and `keywords` that are searched as well.', insightItemTexts),
      group('The `meta` of these insights.', insightMetas, {
        assisted: [[12]],
        netHours: [[12.5]],
        scopeSignals: [[8], [1]],
      }),
      group('The basis of `facts.scopeValue`.', searchBases, { scopeValue: EUR }),
      group('Keywords of clients, projects and connections, beside their names.', kindTexts),
    ],
  },
  {
    title: 'Data sources and connections',
    operations: ['dataSources.read', 'connections.list'],
    groups: [
      group(
        'Labels of the catalogue: product names, which are not translated.',
        Object.fromEntries(CATALOG.map(({ provider, label }) => [provider, label])),
      ),
      group('The client of a project whose client is not readable.', overviewTexts),
      group(
        'Why an event could not be processed and is counted nowhere: the `message` of such an entry in `orphanedDeadLetters`. For a record that a source delivers, its connector writes the message.',
        quarantineReasons,
        {
          unknownVersion: [[3, 2]],
          metadata: [['actor: missing']],
          data: [['mergedAt: expected an instant YYYY-MM-DDTHH:mm:ss.sssZ']],
        },
      ),
      group(
        'Why a connection is not healthy: shown by `wdi status`, in parentheses behind its health.',
        healthReasons,
        {
          failed: [['the repository is gone']],
          readTooLongAgo: [[AT]],
          importedTooLongAgo: [[AT, 30]],
          rejected: [[1], [2]],
          notSeen: [
            ['acme/web', 0],
            ['acme/web', 2],
          ],
          notReconciled: [[null], [AT]],
          hole: [['github.com/acme/api', 'code_change', AT, '2026-03-03T09:00:00.000Z']],
          holes: [['github.com/acme/api', 'code_change', AT, '2026-03-03T09:00:00.000Z', 2]],
        },
      ),
    ],
  },
  {
    title: 'Audit trail',
    operations: ['audit.lines', 'audit.list', 'audit.read'],
    groups: [
      group('What an event did, in a line of `audit.lines`: `{what}` is the thing.', deedTexts),
      group('Fields in lines.', fieldTexts),
      group('States in lines.', stateTexts),
      group('Values in lines.', valueTexts, {
        client: [['Acme']],
        project: [['Web shop']],
        more: [[3]],
        days: [['2026-01-01', '2026-01-31']],
        linkTo: [['ACME-12']],
        changeOf: [['#12', 'github.com/acme/api']],
        changeTo: [['#12 of github.com/acme/api', 'ACME-12']],
        ruleOf: [['label', 'github.com/acme/api', '2026-01-01', '2026-01-31']],
        rateFor: [['engineering', 'Acme']],
        on: [['withdrawn', '2026-03-20']],
      }),
      group('The sentence of a line.', sentenceTexts, {
        plain: [['Ada', 'added the client Acme']],
        event: [['Ada', 'Client added']],
        to: [['Ada', 'set the hourly rate of engineering', '120.00 EUR']],
        fromTo: [['Ada', 'changed the hourly rate of engineering', '100.00 EUR', '120.00 EUR']],
        listed: [['Ada', 'changed the engagement of the project Shop', ['amount 50.00 EUR', 'last day 2026-12-31']]],
        change: [['amount', '50.00 EUR']],
        changeFrom: [['amount', '40.00 EUR', '50.00 EUR']],
        asOf: [['120.00 EUR', '2026-03-16']],
      }),
      group('What a type of event is called: in filters, and as `title` in the chain of an event.', eventLabels),
      group('What a run read: `explain` of a run, and its `detail` in the chain of an event.', runTexts, {
        read: [[227, 1, 12, 3]],
        failed: [[runTexts.read(0, 0, 0, 0), 'the repository is gone']],
      }),
      group('What was answered about the files of a connection: `explain` of the answer.', answerTexts, {
        projects: [[2]],
        roles: [[1]],
        states: [[3]],
        types: [[4]],
        categories: [[5]],
        items: [[5]],
        answered: [[[answerTexts.single.project, answerTexts.single.role, answerTexts.roles(2)]]],
      }),
    ],
  },
  {
    title: 'Settings',
    operations: ['commercial.read'],
    groups: [
      group(
        'The `reason` why a setting is not available, in `unavailable`; commands that set it say the same.',
        unavailableTexts,
      ),
    ],
  },
  {
    title: 'Errors',
    operations: [],
    groups: [
      group('The `message` of an error, of every operation.', errorTexts, {
        nothingCalledSo: [['project']],
        scopeMissing: [['forensics:read']],
        windowExceeded: [['2026-02-09', 30]],
        noPlaceToSignIn: [[null], ['https://wdi.example.com']],
        bodyInvalid: [['link', 'expected a sign-in link']],
        fieldRefused: [
          ['name', 'is missing'],
          ['', 'state what the member may see'],
        ],
      }),
      group('The `message` of a refused parameter: what is allowed.', allowedTexts, {
        end: [['2027-04-02']],
        start: [['2026-03-02']],
        required: [['projectId', 'a uuid']],
        form: [['tz', 'an IANA time zone of 1-64 characters, such as Europe/Berlin']],
        once: [['tz']],
        together: [[['start', 'end', 'tz'], 'tz']],
        parameters: [['TZ', ['start', 'end', 'tz']]],
      }),
      group('The `message` of a refused cursor.', cursorTexts),
    ],
  },
  {
    title: 'Description of the API',
    operations: [],
    groups: [
      group('What each status means, in `openapi.json`.', statusTexts),
      group('What each operation shows, in `openapi.json`.', operationTexts),
      group('What each parameter means, in `openapi.json`.', parameterTexts),
      group('Descriptions of the API, its operations, parameters and headers, in `openapi.json`.', apiTexts, {
        operation: [['forensics:read', 'forensics.read']],
        statement: [['scope-creep:write', ['owner', 'admin', 'delivery_lead']]],
        sessionRequest: [[['owner', 'admin']]],
      }),
    ],
  },
]
