import { describe, expect, it } from '@jest/globals'
import { labelMarks } from '#sources/kit/code/labels'
import { revertsIn } from '#sources/kit/code/reverts'
import { withoutComments } from '#sources/kit/code/text'

describe('given labels of a change', () => {
  it.each([
    ['ai-cursor', 'assisted cursor'],
    ['AI: Claude Code', 'assisted claude_code'],
    ['ai::github_copilot', 'assisted github_copilot'],
    ['ai/aider', 'assisted aider'],
    ['🤖 copilot', 'assisted github_copilot'],
    ['🤖codex', 'assisted openai_codex'],
    ['ai-none', 'not_assisted null'],
    ['AI::none', 'not_assisted null'],
    ['not-ai-assisted', 'not_assisted null'],
  ])('when one is %s, then it marks the change as %s', (label, mark) => {
    expect(labelMarks([label]).map(({ source, verdict, tool }) => `${source} ${verdict} ${tool}`)).toEqual([
      `pr_label ${mark}`,
    ])
  })
  it.each([
    'ai-search',
    'ai',
    'cursor',
    'ai-assisted',
    'maintainer-copilot',
    '🤖',
    'none',
    '🤖 none',
    `ai-${'x'.repeat(9_999)}`,
  ])('when one only sounds like it (%.20s), then it marks nothing', (label) => {
    expect(labelMarks([label])).toEqual([])
  })
  it('when several name one tool, then it is one mark', () => {
    expect(labelMarks(['ai-cursor', 'ai: Cursor', 'bug']).length).toBe(1)
  })
})

describe('given the text of a request that reverts another', () => {
  it.each([
    ['Reverts acme/api#12', ['#12']],
    ['Reverts #12\r\nand more', ['#12']],
    ['This reverts merge request !12', ['!12']],
    ['This reverts merge request acme/api!12', ['!12']],
    [`This reverts commit ${'a'.repeat(40)}.`, ['a'.repeat(40)]],
    ['Reverts other/repository#12', []],
    ['It reverts #12 in part', []],
    ['> Reverts #12', []],
    [`This reverts commit ${'a'.repeat(41)}.`, []],
  ])('when it says %j, then it reverts %j', (text, references) => {
    expect(revertsIn(text, 'github.com/acme/api')).toEqual(references)
  })
})

describe('given a text with comments', () => {
  it('when they are closed, then they are not there; one that is never closed is text', () => {
    expect(withoutComments('a <!-- b --> c <!----> d <!-- e')).toBe('a  c  d <!-- e')
    expect(withoutComments('none')).toBe('none')
  })
})
