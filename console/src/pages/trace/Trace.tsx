import { useState } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { type Asked, useAnswer, useAsking } from '../../api/useAnswer.js'
import { Answered } from '../../parts/Answered.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Loaded } from '../../parts/Loaded.js'
import { Section } from '../../parts/Section.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { NO_START, type Start, startIn } from '../../search/start.js'
import { useProjectTitle } from '../../selection/directory.js'
import { useProjectQuestion } from '../../selection/selected.js'
import { PageFrame } from '../../shell/PageFrame.js'
import { Chain } from './Chain.js'
import { InvoiceLines } from './InvoiceLines.js'
import { recentStarts } from './recent.js'
import { StartField } from './StartField.js'
import { Starts, StartsLoading } from './Starts.js'
import { suggestedStarts } from './starts.js'
import './trace.css'
import { type Things, useThings } from './useThings.js'
import { Whole } from './Whole.js'

const NotFound = () => (
  <EmptyState title="This is not part of the project">
    <p>It may have been removed, or belong to another project.</p>
    <button type="button" className="button" onClick={() => setView(NO_START, 'push')}>
      Back to the whole period
    </button>
  </EmptyState>
)

const Traced = ({ asked, start, projectId }: { asked: Asked<'trace.read'>; start: Start; projectId: string }) => {
  if (asked.state === 'failed' && asked.problem.kind === 'not_found') return <NotFound />
  return (
    <Loaded asked={asked} heights={[56, 640]} label="the chain">
      {(trace) => <Chain trace={trace} start={start} projectId={projectId} />}
    </Loaded>
  )
}

/** The lines of the invoice that the address names. */
const LinesOfInvoice = ({
  named,
  things: { invoice, invoiceQuestion, isLoading },
}: {
  named: string
  things: Things
}) => {
  if (invoice === null || invoiceQuestion === null || (invoice.key !== named && invoice.number !== named))
    return isLoading ? <Skeleton heights={[240]} label="the invoice" /> : <NotFound />
  return (
    <Section title={`Lines of invoice ${invoice.number}`} note="Choose the line to trace.">
      <Answered question={invoiceQuestion}>
        <InvoiceLines invoice={invoice} />
      </Answered>
    </Section>
  )
}

const Unchosen = ({ things }: { things: Things }) => {
  const { client } = useAsking()
  const { view } = useAddress()
  const question = useProjectQuestion()
  const asked = useAnswer('forensics.read', question)
  const named = view['invoice']
  return (
    <>
      {things.isLoading ? (
        <StartsLoading />
      ) : (
        <Starts
          suggested={suggestedStarts(things.graph, things.invoice)}
          recent={recentStarts(client, question.projectId)}
        />
      )}
      {named !== undefined && <LinesOfInvoice named={named} things={things} />}
      <Loaded asked={asked} heights={[360, 480]} label="the whole period">
        {(answer) => <Whole answer={answer} />}
      </Loaded>
    </>
  )
}

/** The chain from what was billed to what was released, of one line, item, change or release; without one, the sums of the period. */
export const Trace = () => {
  const { view } = useAddress()
  const title = useProjectTitle()
  const start = startIn(view)
  const { projectId } = useProjectQuestion()
  const traced = useAnswer('trace.read', start === null ? null : { projectId, ...start })
  const [isSearched, setSearched] = useState(false)
  const things = useThings(start === null || isSearched, start === null ? view['invoice'] : undefined)
  return (
    <PageFrame
      title="Trace"
      subtitle={title === null ? undefined : <span>{title}</span>}
      withPeriod={start === null}
      asOf={start === null ? things.asOf : traced.state === 'ready' ? traced.asOf : null}
    >
      <StartField found={things.found} isLoading={things.isLoading} onWanted={() => setSearched(true)} />
      {start === null ? <Unchosen things={things} /> : <Traced asked={traced} start={start} projectId={projectId} />}
    </PageFrame>
  )
}
