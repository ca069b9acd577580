import type { Page } from 'playwright-core'

// Without jest, for what runs outside of it, too.

/** The pages of the console, by their part of the address, with the title that each shows. */
export const PAGES = [
  ['portfolio', 'Portfolio'],
  ['project', 'Project'],
  ['scope', 'Scope'],
  ['trace', 'Trace'],
  ['confidence', 'Confidence'],
  ['invoices', 'Invoices'],
  ['prices', 'Agreements'],
  ['ai-economics', 'AI economics'],
  ['sources', 'Sources'],
  ['audit', 'Audit'],
  ['clients', 'Clients and projects'],
  ['members', 'Members'],
  ['api-keys', 'API keys'],
  ['sessions', 'Sessions'],
  ['plan', 'Plan'],
  ['settings', 'Workspace'],
] as const

/** Waits until a page shows what it asked for. */
export const settled = async (page: Page, title: string): Promise<void> => {
  // The page of a project is titled by its client and its name.
  const heading =
    title === 'Project'
      ? page.locator('h1', { hasText: / \/ / })
      : page.getByRole('heading', { level: 1, name: title, exact: true })
  await heading.waitFor()
  // The navigation waits, too, until the service has said which pages are open.
  const loading = page.locator('.skeleton, .is-loading, .is-waiting')
  while ((await loading.count()) > 0) await loading.first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}
