import type { Choices, Mapped } from '../format.js'
import { leftOut, rejected } from '../mapping.js'

/**
 * Judges a request by the branch that it is meant for: null if that is the default branch, as the source states it or
 * a person chooses. A choice may also name the former default branch of a source that states its present one.
 */
export const unlessDefault = (
  target: string,
  stated: string | null,
  choices: Pick<Choices, 'branch'>,
): readonly Mapped[] | null => {
  if (target === stated) return null
  const { branch } = choices
  if (stated === null && branch === null)
    return rejected('unknown_default_branch', 'nothing says the default branch of its repository: give it by --branch')
  return target === branch ? null : leftOut('not_default_branch')
}
