import type { ReactNode } from 'react'
import type { Loading } from '../api/useAnswer.js'
import { Answered } from './Answered.js'
import { ProblemNotice } from './ProblemNotice.js'
import { Skeleton } from './Skeleton.js'

/**
 * An answer once it is there, a skeleton until then, or the problem and what can be done about it. Numbers inside open their
 * evidence.
 *
 * @param heights about those of the content, in pixels, so that nothing jumps when it arrives.
 * @param label what is loaded, for screen readers.
 */
export const Loaded = <A,>({
  asked,
  heights,
  label,
  children,
}: {
  asked: Loading<A>
  heights: readonly number[]
  label: string
  children: (answer: A) => ReactNode
}) => {
  switch (asked.state) {
    case 'loading':
      return <Skeleton heights={heights} label={label} />
    case 'failed':
      return <ProblemNotice problem={asked.problem} retry={asked.retry} />
    case 'ready':
      return <Answered question={asked.question}>{children(asked.answer)}</Answered>
    default:
      return asked satisfies never
  }
}
