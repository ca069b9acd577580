import type { DirectoryClient, DirectoryProject } from '@workspace-delivery-intelligence/client'
import { createContext, useContext, useEffect, useState } from 'react'
import { parseAddress } from '../address/address.js'
import { type CivilDate, civilDateIn } from '../address/civil.js'
import { isAllowedEnd, lastDays, periodOfEvidence } from '../address/periods.js'
import { currentAddress, select } from '../address/useAddress.js'
import type { Answers } from '../api/answers.js'
import type { Answer, Reply } from '../api/ask.js'
import type { Problem } from '../api/problem.js'
import { type Selected, useSelected } from './selected.js'

export type Client = DirectoryClient
export type Project = DirectoryProject

/** The clients and projects that there are. */
export type Directory =
  | { readonly state: 'pending' }
  | { readonly state: 'known'; readonly clients: readonly Client[]; readonly projects: readonly Project[] }
  | { readonly state: 'failed'; readonly problem: Problem; readonly retry: () => void }

export const DirectoryContext = createContext<Directory>({ state: 'pending' })
export const useDirectory = (): Directory => useContext(DirectoryContext)

/** The names of the selected project and its client; null while they are not known. */
export const useProjectTitle = (): string | null => {
  const directory = useDirectory()
  const { project } = useSelected()
  if (directory.state !== 'known' || project.kind !== 'one') return null
  const found = directory.projects.find(({ id }) => id === project.id)
  const client = directory.clients.find(({ id }) => id === found?.clientId)
  if (found === undefined) return null
  return client === undefined ? found.name : `${client.name} / ${found.name}`
}

type Question = { readonly clientId?: string; readonly start: string; readonly end: string; readonly tz: string }

/**
 * Asks for the directory, which is part of the command center. Where the address leaves the project open, the question is
 * that of the command center itself, and its answer is kept for it.
 */
const askDirectory = async (
  answers: Answers,
  selected: Selected,
  signal: AbortSignal,
): Promise<Reply<'commandCenter.read'>> => {
  const { selection } = parseAddress(window.location.pathname, window.location.search)
  const { today, timeZone: tz, clientId } = selected
  // The page reports a period that ends too far ahead; the directory does not depend on it.
  const isOpen = selection.start === null || (selection.projectId === null && isAllowedEnd(selected.end, today))
  const days = isOpen ? { start: selected.start, end: selected.end } : { start: today, end: today }
  const question: Question = { ...(clientId === null || !isOpen ? {} : { clientId }), ...days, tz }
  const reply = await answers.get('commandCenter.read', question, signal)
  const isTooEarly = !reply.ok && reply.problem.kind === 'outside_window'
  if (!isTooEarly || selection.start !== null || reply.problem.limit === null) return reply
  // The days are a default: the longest period that the plan shows takes their place.
  const shorter = lastDays(today, reply.problem.limit)
  select(shorter, 'replace')
  return answers.get('commandCenter.read', { ...question, ...shorter }, signal)
}

/** The day of the last change or work item that is held of the selected project, whatever the period; null if there is none. */
const lastEvidence = ({ readiness }: Answer<'commandCenter.read'>, timeZone: string): CivilDate | null => {
  const { codeChanges, workItems } = readiness.evidence
  const last = [codeChanges.lastAt, workItems.lastAt]
    .filter((at) => at !== null)
    .sort()
    .at(-1)
  return last === undefined ? null : civilDateIn(Date.parse(last), timeZone)
}

/** Puts what the service selected into the address, so that a link shows another person the same. */
const complete = (answers: Answers, selected: Selected, reply: Reply<'commandCenter.read'>): void => {
  const { start, end, timeZone } = { ...selected, ...withoutNulls(currentAddress().selection) }
  const { projectId, clientId } = currentAddress().selection
  if (!reply.ok || projectId !== null) {
    const project = reply.ok ? reply.answer.directory.projects.find(({ id }) => id === projectId) : undefined
    select({ clientId: clientId ?? project?.clientId ?? null, start, end, timeZone }, 'replace')
    return
  }
  const { selectedProjectId, selectedClientId } = reply.answer.directory
  const isDefault = currentAddress().selection.start === null
  const evidenced = isDefault ? periodOfEvidence({ start, end }, lastEvidence(reply.answer, timeZone)) : null
  if (selectedProjectId !== null && evidenced === null && isAllowedEnd(end, selected.today))
    answers.keep(
      'commandCenter.read',
      { projectId: selectedProjectId, start, end, tz: timeZone },
      reply.answer,
      reply.asOf,
    )
  const period = evidenced ?? { start, end }
  select({ projectId: selectedProjectId, clientId: selectedClientId ?? clientId, ...period, timeZone }, 'replace')
}

const withoutNulls = ({
  start,
  end,
  timeZone,
}: {
  start: string | null
  end: string | null
  timeZone: string | null
}) => ({
  ...(start === null || end === null ? {} : { start, end }),
  ...(timeZone === null ? {} : { timeZone }),
})

/** The directory of the session's workspace, asked for once. */
export const useLoadedDirectory = (answers: Answers, selected: Selected): Directory => {
  const [directory, setDirectory] = useState<Directory>({ state: 'pending' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a session; another selection changes no directory
  useEffect(() => {
    const controller = new AbortController()
    askDirectory(answers, selected, controller.signal).then(
      (reply) => {
        if (controller.signal.aborted) return
        complete(answers, selected, reply)
        if (reply.ok) {
          const { clients, projects } = reply.answer.directory
          setDirectory({ state: 'known', clients, projects })
          return
        }
        const retry = (): void => {
          setDirectory({ state: 'pending' })
          setAttempt((count) => count + 1)
        }
        setDirectory({ state: 'failed', problem: reply.problem, retry })
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [answers, attempt])
  return directory
}
