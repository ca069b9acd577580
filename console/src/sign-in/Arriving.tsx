import { type ReactNode, useEffect, useState } from 'react'
import type { Workspace } from '../address/address.js'
import { type Member, type MemberAnswer, signInBy, whoIsSignedIn } from '../session/member.js'
import './sign-in.css'

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="sign-in">
    <div className="card sign-in-form">
      <div>
        <p className="sign-in-product">Delivery Intelligence</p>
        <h1>{title}</h1>
      </div>
      {children}
    </div>
  </main>
)

/** The person who is signed in already: a member, or somebody with a key; null for nobody. */
type Current = { readonly kind: 'member'; readonly member: Member } | { readonly kind: 'key' } | null

/** Signs in by the link or the session of the browser. A link changes who is signed in only if the person says so. */
export const Arriving = ({
  workspace,
  link,
  isByKey,
  onSignedIn,
  onStay,
}: {
  workspace: Workspace
  link: string | null
  /** True where a key is in use in this tab. */
  isByKey: boolean
  onSignedIn: (member: Member) => void
  /** Called where nothing changes: whoever is signed in by a key stays so, and else nobody is. */
  onStay: () => void
}) => {
  const [current, setCurrent] = useState<Current>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const take = (answer: MemberAnswer): void => {
    if (answer.kind === 'signed_in') onSignedIn(answer.member)
    else if (answer.kind === 'nobody') onStay()
    else setRefusal(answer.kind === 'refused' ? answer.message : 'The service does not answer.')
  }
  const takeLink = async (secret: string): Promise<void> => {
    setCurrent(null)
    take(await signInBy(secret, workspace))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is taken once, when its address is opened
  useEffect(() => {
    let isOver = false
    const look = async (): Promise<void> => {
      const found = await whoIsSignedIn(workspace)
      if (isOver) return
      if (link === null) take(found.kind === 'signed_in' ? found : { kind: 'nobody' })
      else if (isByKey) setCurrent({ kind: 'key' })
      else if (found.kind === 'signed_in') setCurrent({ kind: 'member', member: found.member })
      else await takeLink(link)
    }
    void look()
    return () => {
      isOver = true
    }
  }, [])

  if (refusal !== null)
    return (
      <Card title="Sign-in">
        <p role="alert">{refusal}</p>
        <button type="button" className="button is-primary" onClick={onStay}>
          Sign in another way
        </button>
      </Card>
    )
  if (current === null || link === null) return <Card title="Sign-in">{null}</Card>
  const name = current.kind === 'key' ? 'by a key' : `as ${current.member.name}`
  return (
    <Card title="Use this sign-in link?">
      <p>
        You are signed in to{' '}
        <strong>
          {workspace.organization}/{workspace.workspace}
        </strong>{' '}
        {name}. The link may sign in somebody else.
      </p>
      <p className="soft">Use the link only if you trust where it comes from.</p>
      <button
        type="button"
        className="button is-primary"
        onClick={() => (current.kind === 'key' ? onStay() : onSignedIn(current.member))}
      >
        Stay signed in {name}
      </button>
      <button type="button" className="button" onClick={() => void takeLink(link)}>
        Use the link
      </button>
    </Card>
  )
}
