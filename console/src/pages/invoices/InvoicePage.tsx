import { useState } from 'react'
import { useAddress } from '../../address/useAddress.js'
import { useAnswer } from '../../api/useAnswer.js'
import { format } from '../../format/viewer.js'
import { Loaded } from '../../parts/Loaded.js'
import { PageLink } from '../../parts/PageLink.js'
import { Section } from '../../parts/Section.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion, useSelected } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { invoiceAddress, listAddress } from './addresses.js'
import { Explanations } from './Explanations.js'
import { Headline } from './Headline.js'
import { InvoiceActs } from './InvoiceActs.js'
import { Lines } from './Lines.js'
import { Notes } from './Notes.js'
import { Questions } from './Questions.js'
import { neighboursOf } from './standing.js'
import { ToDo } from './ToDo.js'
import type { Detail, Row } from './words.js'

const Neighbour = ({ word, row }: { word: string; row: Row | null }) => {
  const address = useAddress()
  if (row === null) return null
  return (
    <PageLink to={invoiceAddress(address, row.invoiceId)}>
      {word} {row.number}
    </PageLink>
  )
}

/** The way back to the list, and to the invoices before and after. */
const Ways = ({ invoiceId }: { invoiceId: string }) => {
  const address = useAddress()
  const asked = useAnswer('invoices.list', useProjectQuestion())
  const rows = asked.state === 'ready' ? asked.answer.invoices : []
  const { previous, next } = neighboursOf(rows, invoiceId)
  return (
    <nav className="row invoice-ways unprinted" aria-label="Other invoices">
      <PageLink to={listAddress(address)}>← All invoices</PageLink>
      <span className="row">
        <Neighbour word="Previous invoice:" row={previous} />
        <Neighbour word="Next invoice:" row={next} />
      </span>
    </nav>
  )
}

const Content = ({ detail }: { detail: Detail }) => {
  const isTold = detail.notesTotal !== null
  return (
    <>
      <Headline detail={detail} />
      <Section title="Lines" note="Open a line to see the time, the items and the changes behind it.">
        <Lines detail={detail} />
      </Section>
      <Questions detail={detail} />
      <Section title="What the evidence says" note={format.range(detail.periodStart, detail.periodEnd)}>
        <Explanations detail={detail} />
      </Section>
      {isTold && <ToDo detail={detail} />}
      {isTold && <Notes detail={detail} />}
    </>
  )
}

/** An invoice with what stands behind each line, what people said of it, and what can be done with it. */
export const InvoicePage = ({ invoiceId }: { invoiceId: string }) => {
  const { projectId } = useProjectQuestion()
  const { timeZone } = useSelected()
  const asked = useAnswer('invoices.read', { projectId, invoiceId, tz: timeZone })
  const project = useProjectTitle()
  const [number, setNumber] = useState<string | null>(null)
  const detail = asked.state === 'ready' ? asked.answer : null
  if (detail !== null && detail.number !== number) setNumber(detail.number)
  return (
    <PageFrame
      title={number === null ? 'Invoice' : `Invoice ${number}`}
      subtitle={
        <>
          {project !== null && <span>{project}</span>}
          {detail !== null && <span>{format.range(detail.periodStart, detail.periodEnd)}</span>}
        </>
      }
      asOf={asked.state === 'ready' ? asked.asOf : null}
      actions={detail !== null && <InvoiceActs detail={detail} />}
    >
      <Ways invoiceId={invoiceId} />
      <Loaded asked={asked} heights={[150, 320, 240]} label="the invoice">
        {(answer) => <Content detail={answer} />}
      </Loaded>
    </PageFrame>
  )
}
