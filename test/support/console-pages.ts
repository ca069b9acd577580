import type { Page } from 'playwright-core'

// Without jest, for what runs outside of it, too.

/** The pages of the console, by their part of the address, with the title that each shows. */
export const PAGES = [
  ['command-center', 'Command center'],
  ['scope', 'Scope'],
  ['forensics', 'Forensics'],
  ['confidence', 'Confidence'],
  ['invoice-defense', 'Invoice defense'],
  ['ai-economics', 'AI economics'],
  ['data-sources', 'Data sources'],
  ['audit', 'Audit'],
  ['billing', 'Billing'],
  ['api-keys', 'API keys'],
  ['settings', 'Workspace settings'],
] as const

/** Waits until a page shows what it asked for. */
export const settled = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  const loading = page.locator('.skeleton, .is-loading')
  while ((await loading.count()) > 0) await loading.first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}
