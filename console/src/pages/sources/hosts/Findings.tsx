import type { Answer } from '../../../api/ask.js'
import { Chip } from '../../../parts/Chip.js'

/** The findings of a look at a host, one line each: sound, or what to do. */
export const Findings = ({ lines }: { lines: Answer<'hosts.check'>['lines'] }) => (
  <ul className="hosts-findings" aria-label="What the check found">
    {lines.map(({ about, isSound, text }) => (
      <li key={`${about} ${text}`}>
        <Chip tone={isSound ? 'good' : 'warn'}>{isSound ? 'OK' : 'To do'}</Chip> <span>{text}</span>
      </li>
    ))}
  </ul>
)
