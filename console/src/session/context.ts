import { createContext, useContext } from 'react'

/** Ends the session and shows the sign-in; the address stays, so that the next key shows the same. */
export const SignOutContext = createContext<() => void>(() => undefined)
export const useSignOut = (): (() => void) => useContext(SignOutContext)

/** Says whether the member who is signed in is a client, who is told what was delivered and what of it was billed. */
export const IsClientContext = createContext(false)
export const useIsClient = (): boolean => useContext(IsClientContext)
