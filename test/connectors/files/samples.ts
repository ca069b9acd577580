import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import {
  CLAUDE_CODE,
  CLAUDE_CONSOLE,
  COPILOT,
  COPILOT_USERS,
  CURSOR_CSV,
  CURSOR_DAILY,
  CURSOR_EVENTS,
  OPENAI_COSTS,
  OPENAI_USAGE,
} from '../ai-usage/samples.js'
import { GOOGLE, GOOGLE_EVENTS, MICROSOFT_EVENTS } from '../calendars/samples.js'
import { AWS_CUR, AWS_CUR2, FOCUS } from '../cloud-cost/samples.js'
import {
  AZURE_PULLS,
  BITBUCKET_PULLS,
  GITEA_ISSUES,
  GITEA_PULLS,
  GITEA_RELEASES,
  GITHUB_CLI_PULLS,
  GITHUB_ISSUES,
  GITHUB_PULLS,
  GITHUB_RELEASES,
  GITLAB_ISSUES,
  GITLAB_MERGE_REQUESTS,
  GITLAB_RELEASES,
} from '../forges/samples.js'
import {
  HARVEST_INVOICES,
  INVOICES_CSV,
  QUICKBOOKS_CREDIT_MEMOS,
  QUICKBOOKS_INVOICES,
  STRIPE_INVOICES,
  XERO_CREDIT_NOTES,
  XERO_INVOICES,
} from '../invoices/samples.js'
import { HARVEST_ENTRIES, JIRA_WORKLOGS, TEMPO, TEMPO_CSV, TOGGL_ENTRIES } from '../time-sheets/samples.js'
import { AZURE_WORK_ITEMS, JIRA_CLOUD, JIRA_CSV, LINEAR, TRELLO } from '../trackers/samples.js'

// Files as the products write them, cut to a few rows. Names and addresses in them are canaries: no store may hold them.

export const TOGGL = `\ufeffUser,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (EUR)
Ada Canary,ada@canary.example,Acme,Website,Design,ACME-12 hero section,Yes,2026-03-04,09:00:00,2026-03-04,11:30:34,02:30:34,"ux, web",237.40
Bob Canary,bob@canary.example,Acme,Website,,"Nav, footer",No,2026-03-05,23:15:00,2026-03-06,00:00:00,00:45:00,,
Ada Canary,ada@canary.example,Acme,Website,,Opened by mistake,No,2026-03-05,10:00:00,2026-03-05,10:00:00,00:00:00,,
`

export const CLOCKIFY = `Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal),Billable Rate (USD),Billable Amount (USD)
Mobile App,Acme,Push notifications,,Ada Canary,,ada@canary.example,dev,Yes,03/06/2026,10:00:00 AM,03/06/2026,12:00:00 PM,02:00:00,2.00,150.00,300.00
Mobile App,Acme,Daily,,Ada Canary,,ada@canary.example,,No,03/23/2026,01:00:00 PM,03/23/2026,01:00:34 PM,00:00:34,0.01,0.00,0.00
`

export const CLOCKIFY_PORTUGUESE = `Projeto;Cliente;Descrição;Tarefa;Usuário;Grupo;E-mail;Etiquetas;Faturável;Data de início;Hora de início;Data de término;Hora de término;Duração (h);Duração (decimal);Taxa faturável (BRL);Valor faturável (BRL)
Projeto PT;Cliente PT;Reunião de alinhamento;Análise;Ada Canary;;ada@canary.example;reunião;Sim;20/02/2026;14:00:00;20/02/2026;15:30:00;01:30:00;1,50;120,00;180,00
Projeto PT;Cliente PT;Revisão;;Ada Canary;;ada@canary.example;;Não;03/02/2026;09:00:00;03/02/2026;11:00:00;02:00:00;2,00;0,00;0,00
`

export const HARVEST = `Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,Invoiced?,Approved?,First Name,Last Name,Employee Id,Roles,Employee?,Billable Rate,Billable Amount,Cost Rate,Cost Amount,Currency,External Reference URL
2026-03-04,Globex,Brand Identity,BR-1,Design,GLX-7 logo concepts,1.5,Yes,No,No,Ada,Canary,,designer,Yes,150.0,225.0,,,Euro - EUR,
2026-03-05,Globex,Brand Identity,BR-1,Project Management,,0.33,No,No,No,Bob,Canary,,"designer, manager",Yes,0.0,0.0,,,Euro - EUR,
`

/** The files `sources/<product>/samples/<format>.<ending>`. */
const besideProducts = (): Readonly<Record<string, string>> => {
  const folders = readdirSync('sources').map((product) => join('sources', product, 'samples'))
  const files = folders
    .filter((one) => existsSync(one))
    .flatMap((one) => readdirSync(one).map((name) => join(one, name)))
  return Object.fromEntries(files.map((file) => [parse(file).name, readFileSync(file, 'utf8')]))
}

/** A file of each format, as its product writes it. */
export const SAMPLES: Readonly<Record<string, string>> = {
  ...besideProducts(),
  'github-pulls': GITHUB_PULLS,
  'github-cli-pulls': GITHUB_CLI_PULLS,
  'github-issues': GITHUB_ISSUES,
  'github-releases': GITHUB_RELEASES,
  'gitlab-merge-requests': GITLAB_MERGE_REQUESTS,
  'gitlab-issues': GITLAB_ISSUES,
  'gitlab-releases': GITLAB_RELEASES,
  'gitea-pulls': GITEA_PULLS,
  'gitea-issues': GITEA_ISSUES,
  'gitea-releases': GITEA_RELEASES,
  'bitbucket-pulls': BITBUCKET_PULLS,
  'azure-pulls': AZURE_PULLS,
  'azure-work-items': AZURE_WORK_ITEMS,
  toggl: TOGGL,
  'toggl-entries': TOGGL_ENTRIES,
  clockify: CLOCKIFY,
  harvest: HARVEST,
  'harvest-entries': HARVEST_ENTRIES,
  'jira-worklogs': JIRA_WORKLOGS,
  tempo: TEMPO,
  'tempo-csv': TEMPO_CSV,
  copilot: COPILOT,
  'copilot-users': COPILOT_USERS,
  'claude-code': CLAUDE_CODE,
  'claude-console': CLAUDE_CONSOLE,
  'cursor-csv': CURSOR_CSV,
  'cursor-daily': CURSOR_DAILY,
  'cursor-events': CURSOR_EVENTS,
  'openai-usage': OPENAI_USAGE,
  'openai-costs': OPENAI_COSTS,
  focus: FOCUS,
  'aws-cur': AWS_CUR,
  'aws-cur2': AWS_CUR2,
  jira: JIRA_CLOUD,
  'jira-csv': JIRA_CSV,
  icalendar: GOOGLE,
  'google-calendar': GOOGLE_EVENTS,
  'microsoft-calendar': MICROSOFT_EVENTS,
  'harvest-invoices': HARVEST_INVOICES,
  'quickbooks-invoices': QUICKBOOKS_INVOICES,
  'quickbooks-credit-memos': QUICKBOOKS_CREDIT_MEMOS,
  'xero-invoices': XERO_INVOICES,
  'xero-credit-notes': XERO_CREDIT_NOTES,
  'stripe-invoices': STRIPE_INVOICES,
  linear: LINEAR,
  trello: TRELLO,
  'invoices-csv': INVOICES_CSV,
}

/** A table of a bank: of no format. */
export const BANK = `Booking date;Value date;Text;Amount
2026-03-04;2026-03-04;Rent;-900,00
`
