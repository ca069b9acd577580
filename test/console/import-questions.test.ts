import { describe, expect, it } from '@jest/globals'
import type { ImportQuestion } from '@workspace-delivery-intelligence/client'
import { askedOf, choicesOf, fieldName, firstOpen, wordText } from '../../console/src/pages/sources/files/questions.js'
import { uploadsOf, waitingIn, withoutWaiting, withWaiting } from '../../console/src/pages/sources/files/waiting.js'

const question = (id: string, word: string | null = null, isNeeded = true): ImportQuestion => ({
  id,
  word,
  text: 'Why?',
  options: [],
  isNeeded,
})
const QUESTIONS = [
  question('project'),
  question('states', 'Doing'),
  question('states', ''),
  question('role', null, false),
  question('map'),
]

describe('questions about files', () => {
  it('are one field each, or a table of the words of the files', () => {
    const { single, tables, asksMapping } = askedOf(QUESTIONS)
    expect(single.map(({ id }) => id)).toEqual(['project', 'role'])
    expect(tables).toMatchObject([{ id: 'states', title: 'Statuses', isNeeded: true, words: ['Doing', ''] }])
    expect(asksMapping).toBe(true)
    expect(wordText('')).toBe('(empty)')
  })
  it('are answered by choices, in which words stand in tables and empty fields are left out', () => {
    const values = {
      project: ' Shop ',
      role: '',
      [fieldName('states', 'Doing')]: 'in_progress',
      [fieldName('states', '')]: 'todo',
    }
    expect(choicesOf(QUESTIONS, values)).toEqual({ project: 'Shop', states: { Doing: 'in_progress', '': 'todo' } })
  })
  it('that are needed have to be answered, but for the columns, which have an editor of their own', () => {
    expect(firstOpen(QUESTIONS, {})).toBe('project')
    expect(firstOpen(QUESTIONS, { project: 'Shop' })).toBe(fieldName('states', 'Doing'))
    const all = { project: 'Shop', [fieldName('states', 'Doing')]: 'done', [fieldName('states', '')]: 'done' }
    expect(firstOpen(QUESTIONS, all)).toBeNull()
  })
})

describe('imports that wait', () => {
  it('stand in the address in the order in which they were sent', () => {
    let view: Record<string, string> = { add: 'files' }
    for (const id of ['a', 'b', 'c']) view = { ...view, ...withWaiting(view, id) }
    expect(waitingIn(view)).toEqual(['a', 'b', 'c'])
    expect(withoutWaiting(view, 'b')).toEqual({ 'import-2': null })
    const { 'import-2': _, ...others } = view
    expect(waitingIn({ ...others, ...withWaiting(others, 'd') })).toEqual(['a', 'c', 'd'])
  })
  it('are one for each file, or one for all', () => {
    expect(uploadsOf(['x', 'y'], false)).toEqual([['x'], ['y']])
    expect(uploadsOf(['x', 'y'], true)).toEqual([['x', 'y']])
  })
})
