import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchChromium } from '#test/support/chromium'
import { PAGES, settled } from '#test/support/console-pages'
import { type SampleService, startSample } from '#test/support/process/sample-service'

// npm run screenshots: takes a picture of each page of the console on the sample, into docs/console.

const FOLDER = join(process.cwd(), 'docs', 'console')
const MOST_BYTES = 200 * 1024
const SIZE = { width: 1280, height: 860 }

const shoot = async (page: Page, id: string): Promise<void> => {
  const path = join(FOLDER, `${id}.png`)
  await page.screenshot({ path })
  const { size } = statSync(path)
  process.stdout.write(`${id}.png: ${Math.round(size / 1024)} kB\n`)
  if (size > MOST_BYTES) throw new Error(`${path} is too large to be kept`)
}

/** The pages that only a person sees, who is signed in: what the owner does on them. */
const shootManaging = async (
  page: Page,
  { origin, organization, workspace, ownerLink }: SampleService,
): Promise<void> => {
  const visit = async (id: string, title: string): Promise<void> => {
    await page.goto(`${origin}/w/${organization}/${workspace}/${id}`)
    await settled(page, title)
  }
  const click = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
  await page.goto(ownerLink())
  await settled(page, 'Portfolio')
  await visit('members', 'Members')
  await click('Add a member')
  await page.locator('.form').getByLabel('Name').fill('Lena')
  await page.locator('.form').getByLabel('Role').selectOption('delivery_lead')
  await page.getByLabel('Only these clients and projects').check()
  await page.locator('.form-within .choice').first().click()
  await shoot(page, 'member-add')
  await click('Add the member')
  await page.locator('.drawer').waitFor()
  await shoot(page, 'members')
  await click('Make the link')
  await page.locator('.secret').waitFor()
  await shoot(page, 'member-link')
  await click('Close and forget the link')
  await visit('api-keys', 'API keys')
  await click('Issue a key')
  await page.locator('.form').getByLabel('Name').fill('dashboard')
  await click('Issue the key')
  await page.locator('.secret').waitFor()
  await shoot(page, 'key-issued')
  await click('Close and forget the key')
  await visit('api-keys', 'API keys')
  await shoot(page, 'api-keys')
  await visit('sessions', 'Sessions')
  await click('End everybody’s sessions…')
  await shoot(page, 'sessions-end')
  await click('End everybody’s sessions')
  await page.getByText('You are signed out').waitFor()
  await shoot(page, 'signed-out')
}

const sample = await startSample()
const browser = await launchChromium()
try {
  mkdirSync(FOLDER, { recursive: true })
  const { origin, organization, workspace, key, projects } = sample
  const project = projects.find(({ name }) => name === 'shop')?.id ?? ''
  const options = { viewport: SIZE, locale: 'en-US', reducedMotion: 'reduce' } as const
  const page = await browser.newPage(options)
  for (const [id, title] of PAGES) {
    await page.goto(`${origin}/w/${organization}/${workspace}/${id}?project=${project}#key=${key}`)
    await settled(page, title)
    await shoot(page, id)
  }
  await shootManaging(await browser.newPage(options), sample)
} finally {
  await browser.close()
  await sample.close()
}
