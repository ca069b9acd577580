import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { project } from '#test/support/process/program'

/** Pictures are taken where the docs are written again. */
const FOLDER = process.env['WRITE_DOCS'] === '1' ? join(project, 'docs', 'console', 'journeys') : null

/** What a person does on the way to something: clicks and choices are counted, and moments are taken as pictures. */
export class Journey {
  readonly page: Page
  readonly #name: string
  readonly #begunAt = performance.now()
  #clicks = 0
  #pictures = 0

  constructor(page: Page, name: string) {
    this.page = page
    this.#name = name
  }

  get clicks(): number {
    return this.#clicks
  }

  async click(target: Locator): Promise<void> {
    this.#clicks += 1
    await target.click()
  }

  async press(name: string): Promise<void> {
    await this.click(this.page.getByRole('button', { name, exact: true }).first())
  }

  async follow(name: string): Promise<void> {
    await this.click(this.page.getByRole('link', { name, exact: true }).first())
  }

  /** Chooses a page in the navigation. */
  async go(title: string): Promise<void> {
    await this.click(this.page.locator('nav.navigation a', { hasText: new RegExp(`^${title}$`) }))
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.locator('dialog[open], .drawer, main').last().getByLabel(label, { exact: true }).fill(text)
  }

  async choose(label: string, option: string): Promise<void> {
    this.#clicks += 1
    await this.page
      .locator('dialog[open], .drawer, main')
      .last()
      .getByRole('combobox', { name: label, exact: true })
      .selectOption({ label: option })
  }

  /** Chooses the first of a list. */
  async chooseFirst(label: string): Promise<void> {
    this.#clicks += 1
    await this.page
      .locator('dialog[open]')
      .last()
      .getByRole('combobox', { name: label, exact: true })
      .selectOption({ index: 1 })
  }

  async check(label: string | RegExp): Promise<void> {
    this.#clicks += 1
    const place = this.page.locator('dialog[open], .drawer, main').last()
    await place.getByLabel(label).first().check()
  }

  /** Waits until a dialog is closed: what it stated is counted by then. */
  async closed(): Promise<void> {
    await this.page.locator('dialog[open]').waitFor({ state: 'detached' })
  }

  /** Takes a picture, where the docs are written. */
  async picture(): Promise<void> {
    this.#pictures += 1
    if (FOLDER === null) return
    mkdirSync(FOLDER, { recursive: true })
    await this.page.screenshot({ path: join(FOLDER, `${this.#name}-${this.#pictures}.png`) })
  }

  /** Says how much it took. */
  tell(): void {
    const seconds = Math.round((performance.now() - this.#begunAt) / 1000)
    process.stdout.write(`${this.#name}: ${this.#clicks} clicks, ${seconds} s\n`)
  }
}

/** A file with its bytes in base64 and the time of its last change. */
export type DroppedFile = readonly [name: string, content: string, madeAt: number]

/** Does to the page what a person does who drags files over it: `dragover`, and `drop` once they are let go. */
const DRAG = `(all, type) => {
  const held = new DataTransfer()
  for (const [name, content, lastModified] of all) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    held.items.add(new File([bytes], name, { lastModified }))
  }
  document.body.dispatchEvent(new DragEvent(type, { dataTransfer: held, bubbles: true, cancelable: true }))
}`

/** Drops files on the page, once it says that it takes them. */
export const dropFiles = async (page: Page, files: readonly DroppedFile[]): Promise<void> => {
  const drag = (type: string): Promise<void> => page.evaluate(`(${DRAG})(${JSON.stringify(files)}, '${type}')`)
  // As browsers do, for as long as files are held above a page.
  while ((await page.locator('.files-above').count()) === 0) await drag('dragover')
  await drag('drop')
}
