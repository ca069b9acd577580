import type { Column } from '../../table/DataTable.js'
import type { Ranked } from './attention.js'
import { projectColumn } from './columns.js'

/** The projects as cards, for a phone: each column is a line. */
export const ProjectCards = ({
  ranked,
  columns,
}: {
  ranked: readonly Ranked[]
  columns: readonly Column<Ranked>[]
}) => (
  <ul className="portfolio-cards" aria-label="Projects">
    {ranked.map((one) => (
      <li key={one.project.id} className="card">
        {projectColumn.show?.(one)}
        <dl className="portfolio-lines">
          {columns
            .filter(({ isExtra }) => isExtra !== true)
            .map((column) => (
              <div key={column.id}>
                <dt>{column.title}</dt>
                <dd>{column.show?.(one)}</dd>
              </div>
            ))}
        </dl>
      </li>
    ))}
  </ul>
)
