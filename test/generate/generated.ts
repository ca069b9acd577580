/** A generated file, and the test that compares it with what the code gives; with `WRITE_DOCS=1` that test writes it first. */
export interface Generated {
  readonly file: string
  readonly test: string
}

/** All generated files; each comes after those that it is made of. */
export const GENERATED: readonly Generated[] = [
  { file: 'test/projections/digests.json', test: 'test/projections/versions.test.ts' },
  { file: 'test/contract/answers', test: 'test/contract/answers.test.ts' },
  { file: 'docs/openapi.json', test: 'test/api/openapi.test.ts' },
  { file: 'client/src/description.ts', test: 'test/client/description.test.ts' },
  { file: 'docs/commands.md', test: 'test/app/page.test.ts' },
  { file: 'docs/worked-example.md', test: 'test/docs/worked-example.test.ts' },
  { file: 'docs/texts.md', test: 'test/docs/texts.test.ts' },
  { file: 'docs/console-texts.md', test: 'test/docs/console-texts.test.ts' },
  { file: 'docs/decisions/extensions.md', test: 'test/docs/extensions.test.ts' },
  { file: 'docs/files.md', test: 'test/docs/files.test.ts' },
  { file: 'docs/facts.md', test: 'test/connectors/facts/docs.test.ts' },
]
