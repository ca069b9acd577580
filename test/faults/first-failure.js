import { configureGlobal } from 'fast-check'

// A finder has to fail, and need not say which example is the smallest: shrinking took minutes.
configureGlobal({ endOnFailure: true })
