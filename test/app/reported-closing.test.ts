import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { importAndFold } from '#app/import/import-source'
import { factsSource } from '#app/import/sources'
import { ok } from '#test/support/stores/outcome'
import { importsAt, inputOf } from './support/importing.js'

// Reported by a user of Gitea: a commit of a branch closes an issue, and the pull that takes the commit in does not say so.

const imports = importsAt()
const reported = (name: string): string => join(import.meta.dirname, 'reported-closing', `${name}.jsonl`)

describe('given a commit whose message closes an item, and the forge’s pull that takes it in', () => {
  it.each([
    ['git first', ['items', 'git', 'pull']],
    ['the forge first', ['pull', 'git', 'items']],
  ] as const)(
    'when they are imported, %s, then the pull counts alone, with the item and the mark',
    async (title, files) => {
      const shop = await imports.workspace(
        title.replaceAll(' ', '-'),
        'container map repository h.example/a/b --project Shop',
        'container map tracker_project h.example/a/b --project Shop',
      )
      for (const file of files) {
        const request = { ...shop.requestOf(reported(file)), source: factsSource, input: inputOf(factsSource, {}) }
        await ok(importAndFold(request, 0, imports.environment()))
      }
      const changes = (await shop.changes()).filter(({ mergedAt }) => mergedAt !== null)
      expect(changes).toMatchObject([
        {
          key: '#9',
          items: [{ key: '#2', workType: 'bug', rule: 'closing_keyword' }],
          aiMarks: [{ tool: 'claude_code', verdict: 'assisted' }],
        },
      ])
    },
  )
})
