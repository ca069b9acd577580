import type { OpenPoints } from './points.js'

/** The beginnings of the names of rules, and what each finds. */
const FORMS: readonly (readonly [beginning: string, words: string])[] = [
  ['signed:', 'Signed by '],
  ['made-with:', 'Made with '],
  ['assisted-by:', 'Assisted by '],
  ['label:', 'Label '],
]

/** The name of a rule as a person reads it: `signed:copilot@github.com` is `Signed by copilot@github.com`. */
export const ruleText = (rule: string): string => {
  const form = FORMS.find(([beginning]) => rule.startsWith(beginning))
  return form === undefined ? rule : form[1] + rule.slice(form[0].length)
}

/** The rules of some changes by repository, each once, by name. */
export const rulesByRepository = (
  changes: OpenPoints['assisted'],
): readonly { readonly repository: string; readonly rules: readonly string[] }[] => {
  const found = new Map<string, Set<string>>()
  for (const { repository, rules } of changes) {
    const known = found.get(repository) ?? new Set<string>()
    for (const rule of rules) known.add(rule)
    found.set(repository, known)
  }
  return [...found]
    .filter(([, rules]) => rules.size > 0)
    .map(([repository, rules]) => ({ repository, rules: [...rules].sort() }))
}
