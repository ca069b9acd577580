import { parse } from 'node:path'
import { expect, it } from '@jest/globals'
import { formats } from '#sources/formats'
import { sampleFiles } from '#test/support/files/samples'

it('each sample beside a product is of a known format, and each format has one', () => {
  const names = formats.map(({ name }) => name)
  const samples = sampleFiles.map((file) => parse(file).name)
  expect(samples.filter((sample) => !names.includes(sample.replace(/\..*$/, '')))).toEqual([])
  expect(names.filter((name) => !samples.includes(name))).toEqual([])
})
