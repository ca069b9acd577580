import type { Page, Response } from 'playwright-core'
import { served } from '#projections/operations'
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

/** Opens a page of the console signed in by a link, which is used up, and waits until it shows what it asked for. */
export const openSignedIn = async (
  ready: Ready,
  link: string,
  [id, title]: readonly [id: string, title: string],
  selection: Selection = {},
  options: OpenOptions = {},
): Promise<Opened> => {
  const browser = await openBrowser(originOf(ready), { locale: 'en-US', ...options })
  const secret = /link=(\w+)/.exec(link)?.[1] ?? ''
  await browser.page.goto(`${addressOf(ready, id, selection)}#link=${secret}`)
  await settled(browser.page, title)
  return browser
}

const isAnswer = (url: string): boolean => /\/(?:api|session)\/v1\//.test(url)

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

/** Counts the requests to the service that a page makes from now on. */
export const countRequests = (page: Page): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (isAnswer(request.url())) count += 1
  })
  return () => count
}

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

/** Collects the numbers of every answer of the API that a page gets from now on. */
export const collectAnswers = (page: Page): (() => Promise<ReadonlySet<number>>) => {
  const answers: Promise<readonly number[]>[] = []
  page.on('response', (response: Response) => {
    if (isAnswer(response.url()) && response.status() === 200) answers.push(response.json().then(numbersIn, () => []))
  })
  return async () => new Set((await Promise.all(answers)).flat())
}

/** The parameters of a path and query, where they are those of an operation. */
const parametersOf = (template: string, url: URL): Readonly<Record<string, string>> | null => {
  const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const found = new RegExp(`/workspaces/[^/]+${pattern}$`).exec(url.pathname)
  return found === null ? null : { ...found.groups, ...Object.fromEntries(url.searchParams) }
}

/** A question that a page asks: its operation, with its parameters. */
export interface AskedQuestion {
  readonly operation: string
  readonly parameters: Readonly<Record<string, string>>
}

/** Collects the questions that a page asks from now on. */
export const collectQuestions = (page: Page): readonly AskedQuestion[] => {
  const questions: AskedQuestion[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') return
    const url = new URL(request.url())
    for (const { id, path } of served) {
      const parameters = parametersOf(path, url)
      if (parameters !== null) questions.push({ operation: id, parameters })
    }
  })
  return questions
}
