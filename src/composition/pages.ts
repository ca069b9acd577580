import { join } from 'node:path'
import { type Pages, readPages } from '../api/pages.js'

export type { Pages } from '../api/pages.js'

/** Says whether the console is among the pages. */
export const hasConsole = (pages: Pages): boolean => pages.fileAt('/') !== undefined

/** Says whether the reference is among the pages. */
export const hasReference = (pages: Pages): boolean => pages.fileAt('/docs') !== undefined

/** The pages in the folder of a build: the reference, the notices of licences, and the console unless it is left out. */
export const builtPages = (folder: string, withConsole: boolean): Pages =>
  readPages([
    { folder: join(folder, 'reference'), at: '/docs', isOnePage: false },
    { folder: join(folder, 'notices'), at: '', isOnePage: false },
    ...(withConsole ? [{ folder: join(folder, 'console'), at: '', isOnePage: true }] : []),
  ])
