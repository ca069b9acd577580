import type { AiMark } from '#domain/events/code'

const SOURCES: Readonly<Record<AiMark['source'], string>> = {
  pr_label: 'a label',
  commit_trailer: 'a line of a commit',
  csv_column: 'a column of a table',
}

/** Titles of elements; those of other elements are names that sources give. */
export const traceTexts = {
  /** The description is left out for those who may not read invoices. */
  lineTitle: (invoice: string, number: number, description: string | null) =>
    `Invoice ${invoice}, line ${number}${description === null || description === '' ? '' : `: ${description}`}`,
  mark: ({ source, verdict, tool }: Pick<AiMark, 'source' | 'verdict' | 'tool'>) =>
    verdict === 'assisted'
      ? `Assisted by ${tool ?? 'an AI tool'}, by ${SOURCES[source]}`
      : `Not assisted by AI, by ${SOURCES[source]}`,
  /** The values allowed for a refused parameter. */
  id: 'id must name the item, the change or the release.',
  invoice: 'invoice must name the invoice of the line, by its id or number.',
  line: 'line must be the id of a line of the invoice.',
  onlyOfLines: (name: string) => `${name} is for a trace of a line.`,
  notOfLines: 'id is not for a trace of a line: name invoice and line.',
} as const
