import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { filesSource } from '#app/file-source'
import { importAndFold } from '#app/import'
import { openWorkspace } from '#app/workspace'
import { formats } from '#connectors/files/formats'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { brokenFiles } from '#test/connectors/files/broken'
import { SAMPLES } from '#test/connectors/files/samples'
import { newFolder } from '#test/support/stores/folder'
import { ok } from '#test/support/stores/outcome'

const now = () => '2026-12-01T00:00:00.000Z'
const folder = newFolder()
let stores: Stores
beforeAll(async () => {
  stores = await ok(openStores(join(folder, 'data')))
})
afterAll(() => stores.close())

const INPUT = {
  as: null,
  label: null,
  whole: false,
  role: 'developer',
  dates: null,
  decimal: null,
  zone: 'Asia/Shanghai',
  branch: null,
  billable: 'yes',
  currency: 'EUR',
  container: 'acme',
  answers: null,
  emptyIsTrue: false,
} as const

describe.each(formats.map((format) => ({ name: format.name, format })))(
  'given an import of $name',
  ({ name, format }) => {
    it('when some of its records are broken and then mended, then their dead letters are gone', async () => {
      const named = { organization: 'acme', workspace: name, name, client: 'Acme', project: 'Shop', owner: 'Ann' }
      const { workspaceId } = await ok(openWorkspace({ ...named, plan: 'scale' }, stores, now))
      const path = join(folder, name)
      const imported = (content: string) => {
        writeFileSync(path, content)
        const request = {
          source: filesSource,
          locations: [path],
          input: INPUT,
          workspaceId,
          project: null,
          opened: null,
          sample: false,
        }
        return ok(importAndFold(request, 10, { ...stores, now, watcher: unwatched }))
      }
      const [file] = brokenFiles(format, SAMPLES[name] ?? '')
      const first = await imported(file?.broken ?? '')
      expect(first.rejected).toMatchObject({ total: file?.lines.length })
      const second = await imported(file?.mended ?? '')
      expect([second.counts.rejected, second.rejected?.total]).toEqual([0, 0])
    })
  },
)
