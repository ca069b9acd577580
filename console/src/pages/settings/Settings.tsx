import type { DeletionView, HourlyRates, WorkspaceSettings } from '@workspace-delivery-intelligence/client'
import type { ReactNode } from 'react'
import { useAnswer } from '../../api/useAnswer.js'
import { commandLine } from '../../format/command.js'
import { format } from '../../format/viewer.js'
import { spoken } from '../../format/words.js'
import { AboutLine } from '../../parts/AboutLine.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { Facts } from '../../parts/Facts.js'
import { Loaded } from '../../parts/Loaded.js'
import { RemedyNote } from '../../parts/NotKnown.js'
import { Section } from '../../parts/Section.js'
import { Count, Instant, Percent } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import './settings.css'

type Rows = readonly (readonly [string, ReactNode])[]

const yesNo = (value: boolean): string => (value ? 'yes' : 'no')
const orNone = (text: string): ReactNode => (text === '' ? <span className="soft">not set</span> : text)

const Card = ({ title, rows, children }: { title: string; rows: Rows; children?: ReactNode }) => (
  <Section title={title}>
    <div className="card stack">
      <Facts rows={rows} />
      {children}
    </div>
  </Section>
)

const ROLES: readonly (readonly [keyof HourlyRates, string])[] = [
  ['engineering', 'Engineering'],
  ['engineeringManagement', 'Engineering management'],
  ['product', 'Product'],
  ['design', 'Design'],
  ['data', 'Data'],
  ['qa', 'QA'],
]

/**
 * Rates have no currency in the contract: each is in the one in which it was set. 0 means that none is set.
 *
 * @param currency the workspace's, whose decimals are shown.
 */
const rateRows = (rates: HourlyRates, currency: string): Rows =>
  ROLES.map(([role, label]) => [
    label,
    rates[role] === 0 ? (
      <span key={role} className="not-known is-inline">
        not set
      </span>
    ) : (
      <span key={role}>
        <data value={rates[role]}>{format.moneyDigits(rates[role], currency)}</data>{' '}
        <span className="soft">an hour</span>
      </span>
    ),
  ])

const Deletion = ({ deletion, timeZone }: { deletion: DeletionView; timeZone: string }) => {
  const { workspace } = useSelected()
  return (
    <div className="card settings-deletion" role="alert">
      <p>
        <strong>This workspace will be deleted</strong> on <Instant at={deletion.effectiveAt} timeZone={timeZone} />,
        with everything in it. {deletion.requestedBy} asked for it on{' '}
        <Instant at={deletion.requestedAt} timeZone={timeZone} />.
      </p>
      <RemedyNote remedy={{ text: 'To keep it:', command: commandLine(['workspace', 'keep'], workspace) }} />
    </div>
  )
}

const Unavailable = ({ unavailable }: Pick<WorkspaceSettings, 'unavailable'>) => (
  <Card
    title="Not available in this version"
    rows={Object.entries(unavailable)
      .filter(([, { available }]) => !available)
      .map(([name, { reason }]) => [spoken(name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()), reason])}
  />
)

const Content = ({ answer }: { answer: WorkspaceSettings }) => {
  const { timeZone, workspace } = useSelected()
  const { identity, footprint, settings, dataPolicy, deletion } = answer
  const { commercial, defaults, privacy } = settings
  return (
    <>
      {deletion !== null && <Deletion deletion={deletion} timeZone={timeZone} />}
      <div className="settings">
        <Card
          title="Workspace"
          rows={[
            ['Name', identity.name],
            ['Address', `${workspace.organization}/${identity.slug}`],
            [
              'Website',
              <ExternalLink key="web" url={settings.identity.website}>
                {orNone(settings.identity.website)}
              </ExternalLink>,
            ],
            ['Created', <Instant key="created" at={identity.createdAt} timeZone={timeZone} />],
            ['Created by', identity.createdBy ?? 'the service'],
            ['Last edited', <Instant key="edited" at={identity.lastEditedAt} timeZone={timeZone} />],
            ['Your role', spoken(answer.role)],
          ]}
        />
        <Card
          title="Contents"
          rows={[
            ['Clients', <Count key="clients" value={footprint.clients} />],
            ['Projects', <Count key="projects" value={footprint.projects} />],
            ['Connections', <Count key="connections" value={footprint.connections} />],
            ['Members', <Count key="members" value={footprint.members} />],
            ['Reports', <Count key="reports" value={footprint.reports} />],
          ]}
        />
        <Card title="Today’s hourly rates" rows={rateRows(commercial.rates, defaults.currency)}>
          <p className="small soft">
            What an hour costs you, by kind of work, each in the currency in which it was set: the rate of the role of
            that name, else the only one among the roles assigned to it. Prices that clients pay are agreed by
            engagement.
          </p>
          {answer.canEdit && (
            <RemedyNote
              remedy={{
                text: 'Set a rate:',
                command: commandLine(['rate', 'set', '<role>', '<amount> <currency>'], workspace),
              }}
            />
          )}
          {answer.canEdit && (
            <RemedyNote
              remedy={{
                text: 'Assign a role to a kind of work:',
                command: commandLine(['role', 'set', '<role>', 'engineering'], workspace),
              }}
            />
          )}
          {answer.canEdit && (
            <RemedyNote
              remedy={{
                text: 'See the prices that were agreed:',
                command: commandLine(['price', 'list'], workspace),
              }}
            />
          )}
        </Card>
        <Card
          title="How costs are counted"
          rows={[
            ['Billing model', spoken(commercial.billingModel)],
            ['Cost model', spoken(commercial.costModel)],
            ['Rounding', spoken(commercial.rounding)],
            ['Meetings included', yesNo(commercial.includeMeetings)],
            ['Planning included', yesNo(commercial.includePlanning)],
            ['Cloud costs included', yesNo(commercial.includeCloudCost)],
            ['AI tools included', yesNo(commercial.includeAiTooling)],
            ['Overhead', <Count key="overhead" value={commercial.overhead} />],
            ['Target margin', <Percent key="margin" value={commercial.marginTarget} />],
          ]}
        />
        <Card
          title="Defaults"
          rows={[
            ['Currency', defaults.currency],
            ['Time zone', defaults.timeZone.replaceAll('_', ' ')],
            ['Language', defaults.language],
            ['Region', defaults.region],
            ['Fiscal year begins', defaults.fiscalYearStart],
            ['Working days', format.list(defaults.workingDays.map(spoken))],
            ['Hours a day', <Count key="hours" value={defaults.hoursPerDay} />],
            ['Weeks a quarter', <Count key="weeks" value={defaults.weeksPerQuarter} />],
            ['Focus-time target', <Percent key="focus" value={defaults.focusTarget} />],
            ['Utilization target', <Percent key="use" value={defaults.utilizationTarget} />],
          ]}
        />
        <Card
          title="Privacy"
          rows={[
            ['Anonymous contributors', yesNo(privacy.anonymizeContributors)],
            ['Costs hidden from managers', yesNo(privacy.hideSalaryFromManagers)],
            ['Margins hidden from all but owners and admins', yesNo(privacy.hideMarginFromNonAdmins)],
            ['Data export allowed', yesNo(privacy.allowDataExport)],
            ['Cross-region AI allowed', yesNo(privacy.allowCrossRegionAi)],
            ['Reports kept in the region', yesNo(privacy.keepReportsInRegion)],
            ['Source approval required', yesNo(privacy.requireApprovalForSources)],
            ['Raw data retention', spoken(privacy.retention.raw).toLowerCase()],
            ['Aggregate retention', spoken(privacy.retention.aggregated).toLowerCase()],
            ['Audit retention', spoken(privacy.retention.audit).toLowerCase()],
            ['Export retention', spoken(privacy.retention.exports).toLowerCase()],
          ]}
        />
        <Card
          title="Data"
          rows={[
            ['Plan', spoken(dataPolicy.plan)],
            ['Reporting window (days)', <Count key="window" value={dataPolicy.dataWindowDays} />],
            ['Audit retention (days)', <Count key="audit" value={dataPolicy.auditRetentionDays} />],
            ['Deletion grace period (days)', <Count key="grace" value={dataPolicy.deletionGraceDays} />],
            ['Backup retention (days)', <Count key="backup" value={dataPolicy.backupRetentionMaxDays} />],
            ['Export links expire after (hours)', <Count key="links" value={dataPolicy.exportLinkHours} />],
            [
              'AI providers that get data',
              dataPolicy.aiProviders.length === 0 ? 'none' : format.list(dataPolicy.aiProviders.map(String)),
            ],
          ]}
        />
        <Unavailable unavailable={answer.unavailable} />
      </div>
      {answer.canEdit && (
        <Section title="Change settings" note="The operator of the service does this on the command line.">
          <div className="card">
            <RemedyNote
              remedy={{
                text: 'Sections are commercial, defaults, identity, narrativeAi, privacy and security.',
                command: commandLine(['settings', 'set', 'defaults', `timeZone=${defaults.timeZone}`], workspace),
              }}
            />
          </div>
        </Section>
      )}
    </>
  )
}

/** The settings of the workspace, as they are in force. */
export const Settings = () => {
  const asked = useAnswer('commercial.read', {})
  return (
    <PageFrame title="Workspace settings" subtitle="What is in force. Secrets are never shown.">
      <Loaded asked={asked} heights={[360, 420, 420]} label="the settings">
        {(answer) => <Content answer={answer} />}
      </Loaded>
      <AboutLine />
    </PageFrame>
  )
}
