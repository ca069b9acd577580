import { compareText } from '#domain/compare'
import type { AiMark } from '#domain/events/code'
import { knownTool } from './marks.js'

/** `ai-cursor`, `AI: Claude Code`, `ai::copilot`, or a name after a robot sign. */
const NAMING = /^(?:ai[ \t]*(?:-|::?|\/)[ \t]*|\u{1F916}\uFE0F?[ \t]*)(\S.*)$/iu
const LONGEST = 100

const markOf = (label: string): AiMark | null => {
  const plain = label.trim().toLowerCase()
  if (plain.length > LONGEST) return null
  const named = NAMING.exec(plain)?.[1] ?? null
  if (plain === 'not-ai-assisted' || (named === 'none' && plain.startsWith('ai')))
    return { source: 'pr_label', verdict: 'not_assisted', tool: null, rule: 'label:none' }
  const tool = named === null ? null : knownTool(named.replaceAll('_', ' '))
  return tool === null ? null : { source: 'pr_label', verdict: 'assisted', tool, rule: `label:${tool}` }
}

/** The marks of labels that name a tool, or say that none helped: each once, in a fixed order. */
export const labelMarks = (labels: readonly string[]): readonly AiMark[] => {
  const marks = new Map(
    labels.flatMap((label) => {
      const mark = markOf(label)
      return mark === null ? [] : [[mark.rule, mark] as const]
    }),
  )
  return [...marks].sort(([a = ''], [b = '']) => compareText(a, b)).map(([, mark]) => mark)
}
