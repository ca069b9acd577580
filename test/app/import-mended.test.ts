import { describe, expect, it } from '@jest/globals'
import { formats } from '#sources/formats'
import { brokenFiles } from '#test/connectors/files/broken'
import { sampleOf } from '#test/support/files/samples'
import { ANSWERED, importsAt } from './support/importing.js'

const imports = importsAt('2026-12-01T00:00:00.000Z')
describe.each(formats.map((format) => ({ name: format.name, format })))(
  'given an import of $name',
  ({ name, format }) => {
    it('when some of its records are broken and then mended, then their dead letters are gone', async () => {
      const shop = await imports.workspace(name)
      const imported = (content: string) => shop.imported(imports.file(name, content), ANSWERED)
      const [file] = brokenFiles(format, sampleOf(name))
      const first = await imported(file?.broken ?? '')
      expect(first.rejected).toMatchObject({ total: file?.lines.length })
      const second = await imported(file?.mended ?? '')
      expect([second.counts.rejected, second.rejected?.total]).toEqual([0, 0])
    })
  },
)
