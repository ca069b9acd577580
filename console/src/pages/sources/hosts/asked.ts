import type { ConnectionView } from '@workspace-delivery-intelligence/client'

type Reading = Pick<ConnectionView, 'nextRunAt' | 'progress' | 'quota' | 'lastAttemptAt'>

/** Says whether the service asks a connection's host by itself: files were read before there is a connection to show. */
export const isAsked = ({ nextRunAt, progress, quota, lastAttemptAt }: Reading): boolean =>
  nextRunAt !== null || progress !== null || quota !== null || lastAttemptAt === null
