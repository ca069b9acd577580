import { type ReactNode, useId } from 'react'
import './section.css'

/** A part of a page with its heading; `aside` stands at the heading's end. */
export const Section = ({
  title,
  note,
  aside,
  children,
}: {
  title: string
  note?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <div>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <p className="small soft">{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
