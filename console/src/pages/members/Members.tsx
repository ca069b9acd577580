import { useState } from 'react'
import { flushSync } from 'react-dom'
import { setView, useAddress } from '../../address/useAddress.js'
import type { Answer } from '../../api/ask.js'
import type { MemberRow } from '../../api/members.js'
import { useAnswer } from '../../api/useAnswer.js'
import { roleWord } from '../../format/roles.js'
import { ByKey } from '../../parts/ByKey.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { Instant } from '../../parts/values.js'
import { useSelected } from '../../selection/selected.js'
import { useMember } from '../../session/context.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { type Column, DataTable } from '../../table/DataTable.js'
import { AddMember } from './AddMember.js'
import { MaySee, maySee } from './MaySee.js'
import { MemberDrawer } from './MemberDrawer.js'

const columnsOf = (timeZone: string, open: string | undefined): readonly Column<MemberRow>[] => [
  {
    id: 'name',
    title: 'Name',
    value: ({ name }) => name,
    show: ({ id, name, isYou }) => (
      <span className="row">
        <button
          type="button"
          className="link-button"
          aria-expanded={id === open}
          onClick={() => setView({ member: id === open ? null : id }, 'push')}
        >
          {name}
        </button>
        {isYou && <Chip tone="info">you</Chip>}
      </span>
    ),
  },
  { id: 'role', title: 'Role', value: ({ role }) => roleWord(role) },
  {
    id: 'sees',
    title: 'May see',
    value: (member) => maySee(member),
    show: (member) => <MaySee member={member} />,
    isWide: true,
  },
  { id: 'keys', title: 'Keys', value: ({ keys }) => keys, align: 'end' },
  { id: 'sessions', title: 'Sessions', value: ({ sessions }) => sessions, align: 'end' },
  {
    id: 'invited',
    title: 'Invited until',
    value: ({ invitedUntil }) => invitedUntil,
    show: ({ invitedUntil }) => <Instant at={invitedUntil} timeZone={timeZone} empty="—" />,
  },
]

const Content = ({ answer }: { answer: Answer<'members.list'> }) => {
  const { timeZone } = useSelected()
  const { view } = useAddress()
  const [isAdding, setAdding] = useState(false)
  const { members, places } = answer
  const own = members.find(({ isYou }) => isYou)
  const opened = members.find(({ id }) => id === view['member'])
  const added = (memberId: string): void => {
    // The dialog gives the focus back before the drawer takes it.
    flushSync(() => setAdding(false))
    setView({ member: memberId }, 'push')
  }
  return (
    <>
      <div className="row unprinted">
        <button type="button" className="button is-primary" onClick={() => setAdding(true)}>
          Add a member
        </button>
      </div>
      <DataTable
        id="members"
        label="Members"
        columns={columnsOf(timeZone, opened?.id)}
        rows={members}
        rowKey={({ id }) => id}
        empty={<EmptyState title="There is no member" />}
      />
      {isAdding && <AddMember own={own} clients={places.clients} onAdded={added} onClose={() => setAdding(false)} />}
      {opened !== undefined && (
        <MemberDrawer
          key={opened.id}
          member={opened}
          own={own}
          clients={places.clients}
          onRemoved={() => setView({ member: null })}
          onClose={() => setView({ member: null })}
        />
      )}
    </>
  )
}

const Managed = () => {
  const asked = useAnswer('members.list', {})
  return (
    <Loaded asked={asked} heights={[36, 320]} label="the members">
      {(answer) => <Content answer={answer} />}
    </Loaded>
  )
}

/** The members of the workspace: their roles, what they may see, and how they sign in. */
export const Members = () => (
  <PageFrame title="Members" subtitle="Who works with this workspace. Open a member to invite or change somebody.">
    {useMember() === null ? <ByKey what="only a person can manage members" /> : <Managed />}
  </PageFrame>
)
