import { expect, test } from '@jest/globals'
import { giteaHost } from '#sources/gitea/host'
import { githubHost } from '#sources/github/host'
import { listOf } from '#test/support/hosts/reading'
import * as gitea from '../forges/gitea.js'
import * as github from '../forges/github.js'

test.each([
  ['GitHub, pulls', listOf(githubHost, 'pulls'), github.pull(1)],
  ['GitHub, issues', listOf(githubHost, 'issues'), github.issue(1)],
  ['GitHub, releases', listOf(githubHost, 'releases'), github.release('v1')],
  ['Gitea, pulls', listOf(giteaHost, 'pulls'), gitea.pull(1)],
  ['Gitea, issues', listOf(giteaHost, 'issues'), gitea.issue(1)],
  ['Gitea, releases', listOf(giteaHost, 'releases'), gitea.release('v1')],
])('%s have members that are known', (_, { members }, record) => {
  expect(Object.keys(record).filter((member) => !members?.has(member))).toEqual([])
})
