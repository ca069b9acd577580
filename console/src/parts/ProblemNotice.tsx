import { type ReactNode, useEffect } from 'react'
import { lastDays, latestEnd } from '../address/periods.js'
import { goTo, select, useAddress } from '../address/useAddress.js'
import type { Problem } from '../api/problem.js'
import { format } from '../format/viewer.js'
import { useSelected } from '../selection/selected.js'
import { useMember, useSignOut } from '../session/context.js'
import './problem-notice.css'
import { useSecondsUntil } from './useSecondsUntil.js'

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="notice card" role="alert">
    <p className="notice-title">{title}</p>
    {children}
  </div>
)

const Waiting = ({
  title,
  text,
  retryAt,
  retry,
}: {
  title: string
  text: string
  retryAt: number
  retry: () => void
}) => {
  const seconds = useSecondsUntil(retryAt, retry)
  return (
    <div className="notice card" role="status">
      <p className="notice-title">{title}</p>
      <p>{text}</p>
      <p className="number" aria-live="off">
        {seconds === 1 ? 'Trying again in 1 second.' : `Trying again in ${format.number(seconds)} seconds.`}
      </p>
    </div>
  )
}

const Offline = ({ retry }: { retry: () => void }) => {
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  })
  return (
    <Notice title="No connection to the service">
      <p>The network is down, or the service is not running. This page tries again when the network is back.</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </Notice>
  )
}

const OutsideWindow = ({ limit }: { limit: number | null }) => {
  const { today } = useSelected()
  return (
    <Notice title="The period begins before what the plan shows">
      {limit === null ? (
        <p>Choose a later start.</p>
      ) : (
        <>
          <p>
            The plan of this workspace shows the last <data value={limit}>{format.number(limit)}</data> days.
          </p>
          <button type="button" className="button" onClick={() => select(lastDays(today, limit))}>
            Show these days
          </button>
        </>
      )}
    </Notice>
  )
}

const EndsTooLate = () => {
  const { start, today } = useSelected()
  return (
    <Notice title="The period ends too late">
      <p>It may end on {format.date(latestEnd(today))} at the latest. Days after today are not counted.</p>
      <button
        type="button"
        className="button"
        onClick={() => select({ start: start < today ? start : today, end: today })}
      >
        End it today
      </button>
    </Notice>
  )
}

/** Leads to the page without what its address names beside the selection; nothing where it names no more. */
const FromBeginning = () => {
  const address = useAddress()
  if (Object.keys(address.view).length === 0) return null
  return (
    <button type="button" className="button" onClick={() => goTo({ ...address, view: {} })}>
      Open the page from its beginning
    </button>
  )
}

const SignInAgain = () => {
  const signOut = useSignOut()
  return (
    <Notice title="The key is not accepted">
      <p>It expired, was revoked, or belongs to another workspace.</p>
      <button type="button" className="button is-primary" onClick={signOut}>
        Sign in with another key
      </button>
    </Notice>
  )
}

const NotOpen = ({ message }: { message: string }) => {
  const member = useMember()
  if (member !== null)
    return (
      <Notice title="This page is not open to you">
        <p>Your role does not see it. An owner or admin of the workspace can change your role.</p>
      </Notice>
    )
  return (
    <Notice title="This page is not open to this key">
      <p>{message === '' ? 'The key or its creator may not read this.' : message}</p>
      <p className="soft">An owner or admin of the workspace can issue a key with more scopes, or change the role.</p>
    </Notice>
  )
}

/** Says why there is no answer, and what can be done. What passes by itself is tried again when its time has come. */
export const ProblemNotice = ({ problem, retry }: { problem: Problem; retry: () => void }) => {
  switch (problem.kind) {
    case 'unauthenticated':
      return <SignInAgain />
    case 'forbidden':
      return <NotOpen message={problem.message} />
    case 'outside_window':
      return <OutsideWindow limit={problem.limit} />
    case 'ends_too_late':
      return <EndsTooLate />
    case 'not_found':
      return (
        <Notice title="Not found">
          <p>This does not exist, is archived, or you may not see it. Choose something else.</p>
          <FromBeginning />
        </Notice>
      )
    case 'invalid':
      return (
        <Notice title="The address is not complete">
          <p>It names something that the service does not take. Choose the project and period again.</p>
          <FromBeginning />
        </Notice>
      )
    case 'rate_limited':
      return (
        <Waiting
          title="Too many requests this minute"
          text="The requests of this minute are used up. Nothing is lost."
          retryAt={problem.retryAt}
          retry={retry}
        />
      )
    case 'unavailable':
      return (
        <Waiting
          title="The service cannot answer right now"
          text="A store does not answer, or the service is busy."
          retryAt={problem.retryAt}
          retry={retry}
        />
      )
    case 'offline':
      return <Offline retry={retry} />
    case 'failed':
      return (
        <Notice title="The service failed to answer">
          {problem.requestId !== null && (
            <p>
              If this happens again, report the request <code>{problem.requestId}</code>.
            </p>
          )}
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </Notice>
      )
    default:
      return problem satisfies never
  }
}
