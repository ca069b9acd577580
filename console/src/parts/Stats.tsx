import type { ReactNode } from 'react'
import './stats.css'

/** Some numbers side by side, each with its name. */
export const Stats = ({ stats }: { stats: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="stats">
    {stats.map(([name, value]) => (
      <div key={name} className="card">
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
