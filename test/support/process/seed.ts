const RANDOM_BELOW = 1_000_000

/** The seed of what a test draws: always the same, or another one each time where all is proven. WDI_SEED draws as an earlier run did. */
export const seed = Number(
  process.env['WDI_SEED'] ?? (process.env['WDI_PROVE'] === '1' ? Math.floor(Math.random() * RANDOM_BELOW) : 1),
)
