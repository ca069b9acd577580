import type { Session } from '../session/session.js'
import './sign-in.css'

const nameOf = ({ organization, workspace }: Session): string => `${organization}/${workspace}`

/** Asks whether the key of a link takes the place of the one that is in use. */
export const OfferedSession = ({
  current,
  offered,
  onTake,
  onKeep,
}: {
  current: Session
  offered: Session
  onTake: () => void
  onKeep: () => void
}) => (
  <main className="sign-in">
    <div className="card sign-in-form">
      <div>
        <p className="sign-in-product">Delivery Intelligence</p>
        <h1>Use another key?</h1>
      </div>
      <p>
        This link has another key, for the workspace <strong>{nameOf(offered)}</strong>. You are signed in to{' '}
        <strong>{nameOf(current)}</strong>.
      </p>
      <p className="soft">Use the key only if you trust where the link comes from.</p>
      <button type="button" className="button is-primary" onClick={onKeep}>
        Stay in {nameOf(current)}
      </button>
      <button type="button" className="button" onClick={onTake}>
        Use the key for {nameOf(offered)}
      </button>
    </div>
  </main>
)
