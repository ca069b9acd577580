import { createContext, useContext } from 'react'

/** Ends the session and shows the sign-in; the address stays, so that the next key shows the same. */
export const SignOutContext = createContext<() => void>(() => undefined)
export const useSignOut = (): (() => void) => useContext(SignOutContext)
