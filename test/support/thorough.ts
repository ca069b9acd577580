import { it } from '@jest/globals'

/** `npm run test:unit` takes samples of what `npm test` tries at length. */
export const isQuick = process.env['WDI_QUICK'] === '1'

/** The number of times that a property is tried: `thorough`, or a twentieth of that in a quick run. */
export const runs = (thorough: number): number => (isQuick ? Math.ceil(thorough / 20) : thorough)

/** A test that tries everything there is; a quick run skips it. */
export const exhaustively = isQuick ? it.skip : it
