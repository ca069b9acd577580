import { type FormEvent, useState } from 'react'
import type { Workspace } from '../address/address.js'
import { AboutLine } from '../parts/AboutLine.js'
import { looksLikeKey, parseWorkspace, type Session } from '../session/session.js'
import { keepSession } from './arrive.js'
import './sign-in.css'

/** Takes a workspace and a key. Whether the key is accepted shows with the first answer. */
export const SignIn = ({
  workspace,
  hasEnded,
  onSignedIn,
}: {
  workspace: Workspace | null
  /** True where the session of the browser has ended elsewhere. */
  hasEnded: boolean
  onSignedIn: (session: Session) => void
}) => {
  const [place, setPlace] = useState(workspace === null ? '' : `${workspace.organization}/${workspace.workspace}`)
  const [key, setKey] = useState('')
  const [wrong, setWrong] = useState<'workspace' | 'key' | null>(null)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const chosen = parseWorkspace(place)
    const trimmed = key.trim()
    if (chosen === null || !looksLikeKey(trimmed)) {
      setWrong(chosen === null ? 'workspace' : 'key')
      return
    }
    const session = { organization: chosen.organization, workspace: chosen.workspace, key: trimmed }
    keepSession(session)
    onSignedIn(session)
  }

  return (
    <main className="sign-in">
      <form className="card sign-in-form" onSubmit={submit} noValidate>
        <div>
          <p className="sign-in-product">Delivery Intelligence</p>
          <h1>Sign in</h1>
        </div>
        {hasEnded && (
          <p role="alert">
            You are signed out: your session has ended. Ask an owner or admin of the workspace for a new sign-in link,
            and open it in this browser.
          </p>
        )}
        <p className="soft">
          With an API key of the workspace. It stays in this tab and is forgotten when the tab is closed.
        </p>
        <label className="field">
          <span>Workspace</span>
          <input
            name="workspace"
            value={place}
            onChange={(event) => setPlace(event.target.value)}
            placeholder="organization/workspace"
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={wrong === 'workspace'}
            aria-describedby={wrong === 'workspace' ? 'sign-in-wrong' : undefined}
          />
        </label>
        <label className="field">
          <span>API key</span>
          <input
            name="key"
            type="password"
            value={key}
            onChange={(event) => setKey(event.target.value)}
            placeholder="wdi_live_…"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={wrong === 'key'}
            aria-describedby={wrong === 'key' ? 'sign-in-wrong' : undefined}
          />
        </label>
        <p id="sign-in-wrong" className="sign-in-wrong" role="alert">
          {wrong === 'workspace' && 'Write the workspace as organization/workspace, for example acme/shop.'}
          {wrong === 'key' && 'This is no API key: it begins with wdi_live_ or wdi_test_.'}
        </p>
        <button type="submit" className="button is-primary">
          Sign in
        </button>
        <p className="small soft">
          No key? An owner or admin of the workspace issues one, or makes you a sign-in link. The operator of the
          service does so with <code>npx --no wdi key issue</code> or <code>npx --no wdi member link</code>.
        </p>
        <AboutLine />
      </form>
    </main>
  )
}
