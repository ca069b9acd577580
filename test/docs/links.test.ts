import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { project } from '#test/support/process/program'

const pages = [
  ...readdirSync(project),
  ...readdirSync(join(project, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
].filter((name) => name.endsWith('.md'))

/** Where a link to a heading goes: lowercase, without punctuation, a hyphen for each blank. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const withoutCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')

describe('the links of the docs', () => {
  it.each(pages)('%s links to pages and headings that exist', (page) => {
    const broken = [...withoutCode(readFileSync(join(project, page), 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#')
        const target = path === '' ? join(project, page) : resolve(project, dirname(page), path)
        if (!existsSync(target)) return true
        if (anchor === undefined) return false
        return statSync(target).isDirectory() || !anchorsIn(readFileSync(target, 'utf8')).includes(anchor)
      })
    expect(broken).toEqual([])
  })
})

const sources = ['src', 'projections', 'sources'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
)

describe('the pages that messages name', () => {
  it('have the headings that messages name', () => {
    const named = sources.flatMap((source) =>
      [...readFileSync(join(project, source), 'utf8').matchAll(/"([^"\n]+)" in (docs\/[\w/-]+\.md)/g)].map(
        ([, heading = '', page = '']) => ({ source, heading, page }),
      ),
    )
    expect(named.map(({ heading }) => heading)).toContain('Backups')
    const broken = named.filter(
      ({ heading, page }) => !anchorsIn(readFileSync(join(project, page), 'utf8')).includes(anchorOf(heading)),
    )
    expect(broken).toEqual([])
  })
})
