import { closed, nullable } from '../codec.js'
import { NonEmptyString, Uuid } from '../common.js'
import { defineEvent } from './envelope.js'

/** Somebody took a report out of the service. */
export const ReportExported = defineEvent(
  'reports',
  'ReportExported',
  closed('ReportExported', { reportId: Uuid, report: NonEmptyString, projectId: nullable(Uuid) }),
)
