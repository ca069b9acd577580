import type { Page, Response } from 'playwright-core'
import { type Opened, type OpenOptions, openBrowser } from '#test/support/browser'
import { settled } from '#test/support/console-pages'
import type { Ready } from '#test/support/process/service'

/** The selection above a page, as parameters of its address. */
export type Selection = Readonly<Record<string, string>>

export const originOf = ({ baseUrl }: Pick<Ready, 'baseUrl'>): string => new URL(baseUrl).origin

/** The address of a page of the console. */
export const addressOf = (ready: Ready, page: string, selection: Selection = {}): string =>
  `${originOf(ready)}/w/${ready.organization}/${ready.workspace}/${page}?${new URLSearchParams(selection)}`

/** Opens a page of the console signed in by the fragment of its address, and waits until it shows what it asked for. */
export const openConsole = async (
  ready: Ready,
  [id, title]: readonly [id: string, title: string],
  selection: Selection = {},
  options: OpenOptions = {},
): Promise<Opened> => {
  const browser = await openBrowser(originOf(ready), { locale: 'en-US', ...options })
  await browser.page.goto(`${addressOf(ready, id, selection)}#key=${ready.key}`)
  await settled(browser.page, title)
  return browser
}

/** A number that a page shows: the value that it is of, and its text. */
export interface Shown {
  readonly value: string
  readonly text: string
}

/** The numbers that a page shows, in their order. */
export const numbersOf = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate<readonly Shown[]>(
    "[...document.querySelectorAll('main data')].map((one) => ({ value: one.value, text: one.textContent }))",
  )

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

/** Collects the numbers of every answer of the API that a page gets from now on. */
export const collectAnswers = (page: Page): (() => Promise<ReadonlySet<number>>) => {
  const answers: Promise<readonly number[]>[] = []
  page.on('response', (response: Response) => {
    if (response.url().includes('/api/v1/') && response.status() === 200)
      answers.push(response.json().then(numbersIn, () => []))
  })
  return async () => new Set((await Promise.all(answers)).flat())
}
