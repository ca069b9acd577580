/** Stands for SQLite in `npm run test:unit`, which opens no store: it runs on a Node for which no package was compiled. */
// biome-ignore lint/style/noDefaultExport: as the package that it stands for
export default class {
  constructor() {
    throw new Error('test:unit opens no store: name a test that needs one *.stores.test.ts')
  }
}
