import { numberOf } from '../invoices.js'
import type { Stories } from '../story.js'
import { FINANCE, LEAD, type Said, said } from './said.js'

// Statements about invoices, and questions of clients.

const ASKED_OF_SEARCH = 'Was the search for typing errors part of the fixed price?'
const ASKED_OF_METERS = 'Is the photo of the meter covered by the retainer?'

/** Finds the second newest of the invoices that nobody doubts. */
const undoubted = (numbers: readonly string[], doubted: string): string =>
  numbers.filter((number) => number !== doubted).at(-2) ?? ''

export const invoicing = ({ projects, days }: Stories): readonly Said[] => {
  const { billedTwice, bookedLate, workshop } = days
  const doubted = {
    shop: numberOf('SHOP', billedTwice),
    app: numberOf('APP', bookedLate),
    portal: numberOf('PORTAL', workshop),
  } as const
  const approved = (project: keyof typeof doubted): Said => {
    const story = projects.find((one) => one.project.name === project)
    const numbers = story?.invoices.map(({ number }) => number) ?? []
    return said('invoice approve', { project, invoice: undoubted(numbers, doubted[project]) }, FINANCE)
  }
  return [
    approved('shop'),
    approved('app'),
    approved('portal'),
    said(
      'invoice note',
      {
        project: 'shop',
        invoice: doubted.shop,
        line: 'developer',
        text: 'The first days of the month seem to stand on it twice: compare the hours with the time sheet.',
      },
      LEAD,
    ),
    said(
      'invoice note',
      { project: 'shop', invoice: doubted.shop, text: 'Acme pays it once the hours are clear.' },
      LEAD,
    ),
    said(
      'invoice explain',
      {
        project: 'portal',
        invoice: doubted.portal,
        line: 'designer',
        reason: 'The second day of the workshop was on site, and nobody entered it in the time sheet.',
      },
      LEAD,
    ),
    said('question ask', { project: 'shop', question: ASKED_OF_SEARCH }, LEAD),
    said(
      'question answer',
      {
        project: 'shop',
        question: ASKED_OF_SEARCH,
        answer: 'Yes. It is in the statement of work, and nothing was billed on top.',
      },
      LEAD,
    ),
    said(
      'question ask',
      { project: 'shop', question: `Why does invoice ${doubted.shop} have more hours than your time sheet?` },
      LEAD,
    ),
    said('question ask', { project: 'app', question: 'How much of the app was made with AI?' }, LEAD),
    said('question ask', { project: 'portal', question: ASKED_OF_METERS }, LEAD),
    said(
      'question answer',
      { project: 'portal', question: ASKED_OF_METERS, answer: 'No. It was ordered with PO 2031.' },
      LEAD,
    ),
  ]
}
