import { type ReactNode, useEffect, useRef } from 'react'
import { useAddress } from '../address/useAddress.js'
import { format } from '../format/viewer.js'
import { Instant } from '../parts/values.js'
import './page-frame.css'
import { useSelected } from '../selection/selected.js'

let lastPage: string | null = null
/** The page whose title took the focus when it was opened. */
let focusedPage: string | null = null

/** The title takes the focus when another page is opened, so that a screen reader reads it and the keyboard goes on there. */
const useFocusOnNewPage = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { page } = useAddress()
  useEffect(() => {
    const isOther = lastPage !== null && lastPage !== page
    // The title of a page that was still loading goes away with the focus on it.
    const wasLost = focusedPage === page && document.activeElement === document.body
    lastPage = page
    if (!isOther && !wasLost) return
    heading.current?.focus()
    focusedPage = page
  }, [page])
  return heading
}

/**
 * A page's title and content.
 *
 * @param asOf the instant up to which events are counted; null while that is not known.
 * @param withPeriod whether the numbers are those of the selected period, which then stands below the title.
 */
export const PageFrame = ({
  title,
  subtitle,
  asOf = null,
  withPeriod = false,
  actions,
  children,
}: {
  title: string
  subtitle?: ReactNode
  asOf?: string | null
  withPeriod?: boolean
  actions?: ReactNode
  children: ReactNode
}) => {
  const heading = useFocusOnNewPage()
  const { start, end, timeZone } = useSelected()
  useEffect(() => {
    document.title = `${title} · Delivery Intelligence`
  }, [title])
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="soft page-subtitle">
            {subtitle}
            {withPeriod && <span>{format.range(start, end)}</span>}
            {asOf === null ? (
              <span className="page-as-of-none">{'\u00A0'}</span>
            ) : (
              <span className="page-as-of">
                Counted up to <Instant at={asOf} timeZone={timeZone} />
              </span>
            )}
          </p>
        </div>
        {actions !== undefined && <div className="row unprinted">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
