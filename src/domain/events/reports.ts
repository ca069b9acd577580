import { closed, nullable } from '../codec.js'
import { NonEmptyString, Uuid } from '../common.js'
import { defineEvent } from './envelope.js'

/** A report was exported. */
export const ReportExported = defineEvent(
  'reports',
  'ReportExported',
  closed('ReportExported', { reportId: Uuid, report: NonEmptyString, projectId: nullable(Uuid) }),
)
