import { type FormEvent, useEffect, useState } from 'react'
import type { Workspace } from '../address/address.js'
import { AboutLine } from '../parts/AboutLine.js'
import { goToProvider, isProviderThere } from '../session/provider.js'
import { looksLikeKey, parseWorkspace, type Session } from '../session/session.js'
import { keepSession } from './arrive.js'
import { refusalText } from './refusals.js'
import './sign-in.css'

/** Takes a workspace, and a key or the account of a provider. Whether the key is accepted shows with the first answer. */
export const SignIn = ({
  workspace,
  refused,
  hasEnded,
  onSignedIn,
}: {
  workspace: Workspace | null
  /** The word with which the service says why an account signed nobody in. */
  refused: string | null
  /** True where the session of the browser has ended elsewhere. */
  hasEnded: boolean
  onSignedIn: (session: Session) => void
}) => {
  const [place, setPlace] = useState(workspace === null ? '' : `${workspace.organization}/${workspace.workspace}`)
  const [key, setKey] = useState('')
  const [wrong, setWrong] = useState<'workspace' | 'key' | null>(null)

  const [hasProvider, setHasProvider] = useState<boolean | null>(null)
  const chosen = parseWorkspace(place)
  const named = chosen === null ? null : `${chosen.organization}/${chosen.workspace}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: every workspace has the same provider, so it is asked for once
  useEffect(() => {
    if (chosen === null || hasProvider !== null) return
    let isOver = false
    void isProviderThere(chosen).then((isThere) => {
      if (!isOver) setHasProvider(isThere)
    })
    return () => {
      isOver = true
    }
  }, [named])
  const refusal = refusalText(refused)

  const signInByAccount = (): void => {
    if (chosen === null) setWrong('workspace')
    else goToProvider(chosen)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
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
        {refusal !== null && (
          <p className="sign-in-wrong" role="alert">
            {refusal}
          </p>
        )}
        {hasProvider === true && (
          <button type="button" className="button is-primary" onClick={signInByAccount}>
            Sign in with your organization&apos;s account
          </button>
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
        <button type="submit" className={hasProvider === true ? 'button' : 'button is-primary'}>
          Sign in
        </button>
        <p className="small soft">
          No key? An owner or admin of the workspace issues one, or makes you a sign-in link. The operator of the
          service can, too.
        </p>
        <AboutLine />
      </form>
    </main>
  )
}
