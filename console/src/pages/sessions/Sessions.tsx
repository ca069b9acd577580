import { useState } from 'react'
import type { Answer } from '../../api/ask.js'
import { useAnswer } from '../../api/useAnswer.js'
import { useSending } from '../../api/useSending.js'
import { format } from '../../format/viewer.js'
import { ByKey } from '../../parts/ByKey.js'
import { Chip } from '../../parts/Chip.js'
import { Dialog } from '../../parts/Dialog.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Form } from '../../parts/Form.js'
import { Loaded } from '../../parts/Loaded.js'
import { Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { useMember, useSessionEnded, useSignOut } from '../../session/context.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { type Column, DataTable } from '../../table/DataTable.js'

type MySessions = Answer<'sessions.list'>
type SessionRow = MySessions['sessions'][number]

type Open =
  | { readonly kind: 'one'; readonly session: SessionRow }
  | { readonly kind: 'mine' }
  | { readonly kind: 'everybody' }

const columnsOf = (
  timeZone: string,
  current: string,
  end: (session: SessionRow) => void,
): readonly Column<SessionRow>[] => [
  {
    id: 'begun',
    title: 'Signed in',
    value: ({ startedAt }) => startedAt,
    show: (session) => (
      <span className="row">
        <Instant at={session.startedAt} timeZone={timeZone} />
        {session.id === current && <Chip tone="good">this browser</Chip>}
        <button
          type="button"
          className="button is-small unprinted"
          onClick={() => end(session)}
          aria-label={`End the session of ${format.instant(session.startedAt, timeZone)}`}
        >
          End…
        </button>
      </span>
    ),
  },
  {
    id: 'used',
    title: 'Last used',
    value: ({ usedAt }) => usedAt,
    show: ({ usedAt }) => <Instant at={usedAt} timeZone={timeZone} />,
  },
  {
    id: 'ends',
    title: 'Ends',
    value: ({ expiresAt }) => expiresAt,
    show: ({ expiresAt }) => <Instant at={expiresAt} timeZone={timeZone} />,
  },
]

const EndOne = ({
  session,
  isCurrent,
  onEnded,
  onClose,
}: {
  session: SessionRow
  isCurrent: boolean
  onEnded: () => void
  onClose: () => void
}) => {
  const { timeZone } = useSelected()
  const sending = useSending('sessions.end', onEnded)
  return (
    <Dialog title="End this session?" onClose={onClose}>
      <Form
        action="End the session"
        sending={sending}
        onSubmit={() => void sending.send({ sessionId: session.id })}
        onCancel={onClose}
      >
        {isCurrent ? (
          <p>It is the session of this browser: you are signed out here, in every tab.</p>
        ) : (
          <p>
            The browser that signed in on <Instant at={session.startedAt} timeZone={timeZone} /> is signed out at once.
          </p>
        )}
      </Form>
    </Dialog>
  )
}

const EndAll = ({ whose, onClose }: { whose: 'mine' | 'everybody'; onClose: () => void }) => {
  const sending = useSending('sessions.endAll', useSessionEnded())
  const ofEverybody = whose === 'everybody'
  return (
    <Dialog title={ofEverybody ? 'End everybody’s sessions?' : 'End all your sessions?'} onClose={onClose}>
      <Form
        action={ofEverybody ? 'End everybody’s sessions' : 'End all my sessions'}
        isDangerous
        sending={sending}
        onSubmit={() => void sending.send({ whose })}
        onCancel={onClose}
      >
        {ofEverybody ? (
          <p>
            Every member of the workspace, you too, is signed out at once and must sign in anew, each by a link of their
            own. Unused links and invitations stop working. Keys stay valid.
          </p>
        ) : (
          <p>
            You are signed out in every browser, this one too, and your unused links stop working. To sign in again, you
            need a new link from an owner or admin.
          </p>
        )}
      </Form>
    </Dialog>
  )
}

const Content = ({ answer }: { answer: MySessions }) => {
  const { timeZone } = useSelected()
  const member = useMember()
  const signOut = useSignOut()
  const [open, setOpen] = useState<Open | null>(null)
  const close = (): void => setOpen(null)
  const { sessions, current } = answer
  return (
    <>
      <div className="row unprinted">
        <button type="button" className="button" onClick={() => setOpen({ kind: 'mine' })}>
          End all my sessions…
        </button>
        {member?.role === 'owner' && (
          <button type="button" className="button is-dangerous" onClick={() => setOpen({ kind: 'everybody' })}>
            End everybody’s sessions…
          </button>
        )}
      </div>
      <DataTable
        id="sessions"
        label="My sessions"
        isSearchable={false}
        columns={columnsOf(timeZone, current, (session) => setOpen({ kind: 'one', session }))}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={<EmptyState title="There is no session" />}
      />
      <p className="small soft">A session ends 12 hours after its last use, and 30 days after it began.</p>
      {open?.kind === 'one' && (
        <EndOne
          session={open.session}
          isCurrent={open.session.id === current}
          onEnded={open.session.id === current ? signOut : close}
          onClose={close}
        />
      )}
      {(open?.kind === 'mine' || open?.kind === 'everybody') && <EndAll whose={open.kind} onClose={close} />}
    </>
  )
}

const Mine = () => {
  const asked = useAnswer('sessions.list', {})
  return (
    <Loaded asked={asked} heights={[36, 200]} label="your sessions">
      {(answer) => <Content answer={answer} />}
    </Loaded>
  )
}

/** The sessions of the member who is signed in. */
export const Sessions = () => (
  <PageFrame title="Sessions" subtitle="Browsers in which you are signed in.">
    {useMember() === null ? <ByKey what="only people have sessions" /> : <Mine />}
  </PageFrame>
)
