import { createContext, useContext } from 'react'
import type { Member } from './member.js'

/** Ends the session and shows the sign-in; the address stays, so that the next key shows the same. */
export const SignOutContext = createContext<() => void>(() => undefined)
export const useSignOut = (): (() => void) => useContext(SignOutContext)

/** Shows the sign-in with the reason, once the session of the browser has ended elsewhere. */
export const SessionEndedContext = createContext<() => void>(() => undefined)
export const useSessionEnded = (): (() => void) => useContext(SessionEndedContext)

/** The member who is signed in; null where a key is in use. */
export const MemberContext = createContext<Member | null>(null)
export const useMember = (): Member | null => useContext(MemberContext)

/** Says whether a person is signed in, and no key is used. */
export const useHasSession = (): boolean => useMember() !== null

/** Says whether the member who is signed in is a client, who is told what was delivered and what of it was billed. */
export const useIsClient = (): boolean => useMember()?.role === 'client'
