import type { Caps } from '@workspace-delivery-intelligence/client'
import type { ReactNode } from 'react'
import type { Answer } from '../../api/ask.js'
import { useAnswer } from '../../api/useAnswer.js'
import { Answered } from '../../parts/Answered.js'
import { Facts } from '../../parts/Facts.js'
import { Count } from '../../parts/values.js'
import { useMay } from '../../selection/access.js'

type Footprint = Answer<'commercial.read'>['footprint']

const Cap = ({ cap, at }: { cap: number | 'unlimited'; at: string }) =>
  cap === 'unlimited' ? 'no limit' : <Count value={cap} at={at} />

const Used = ({ cap, at, used }: { cap: number | 'unlimited'; at: string; used: ReactNode }) =>
  used === null ? (
    <Cap cap={cap} at={at} />
  ) : (
    <>
      {used}
      {cap === 'unlimited' ? ', ' : ' of '}
      <Cap cap={cap} at={at} />
    </>
  )

const useFootprint = () => {
  const may = useMay('commercial.read')
  const asked = useAnswer('commercial.read', may ? {} : null)
  return asked.state === 'ready' ? asked : null
}

/** The limits that this version keeps, and what the workspace has of them where the caller may know it. */
export const Limits = ({ caps }: { caps: Caps }) => {
  const settings = useFootprint()
  const usedOf = (what: keyof Footprint): ReactNode =>
    settings === null ? null : (
      <Answered question={settings.question}>
        <Count value={settings.answer.footprint[what]} at={`footprint.${what}`} />
      </Answered>
    )
  const at = (cap: keyof Caps): string => `entitlements.caps.${cap}`
  return (
    <Facts
      rows={[
        ['Reporting window (days)', <Cap key="days" cap={caps.dataWindowDays} at={at('dataWindowDays')} />],
        ['Clients', <Used key="clients" cap={caps.clients} at={at('clients')} used={usedOf('clients')} />],
        ['Projects', <Used key="projects" cap={caps.projects} at={at('projects')} used={usedOf('projects')} />],
        ['Active projects, at most', <Cap key="active" cap={caps.activeProjects} at={at('activeProjects')} />],
      ]}
    />
  )
}
