import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Nothing of its own that goes to the network, and nothing that a container lacks. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser of the tests of pages. Rejects with what to install if there is none. */
export const launchChromium = async (): Promise<Browser> => {
  if (!existsSync(CHROMIUM))
    throw new Error(`there is no browser at ${CHROMIUM}: apt-get install chromium, or set CHROMIUM_PATH`)
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
}
