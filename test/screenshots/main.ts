import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '#test/support/chromium'
import { PAGES, settled } from '#test/support/console-pages'
import { startSample } from '#test/support/process/sample-service'

// npm run screenshots: takes a picture of each page of the console on the sample, into docs/console.

const FOLDER = join(process.cwd(), 'docs', 'console')
const MOST_BYTES = 150 * 1024
const SIZE = { width: 1280, height: 860 }

const sample = await startSample()
const browser = await launchChromium()
try {
  mkdirSync(FOLDER, { recursive: true })
  const { origin, organization, workspace, key, projects } = sample
  const project = projects.find(({ name }) => name === 'shop')?.id ?? ''
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-US', reducedMotion: 'reduce' })
  for (const [id, title] of PAGES) {
    await page.goto(`${origin}/w/${organization}/${workspace}/${id}?project=${project}#key=${key}`)
    await settled(page, title)
    const path = join(FOLDER, `${id}.png`)
    await page.screenshot({ path })
    const { size } = statSync(path)
    process.stdout.write(`${id}.png: ${Math.round(size / 1024)} kB\n`)
    if (size > MOST_BYTES) throw new Error(`${path} is too large to be kept`)
  }
} finally {
  await browser.close()
  await sample.close()
}
