import { openBudgets } from '#connectors/hosts/client/budgets'
import { openHostClient } from '#connectors/hosts/client/client'
import { systemHostClock } from '#connectors/hosts/client/clock'
import { giteaHost } from '#sources/gitea/host'
import type { Ask } from '#sources/kit/hosts/ask'
import type { Gitea } from './gitea.js'

/** Asks a real Gitea by the real client, with a token. */
export const askGitea = ({ address }: Gitea, token: string): Ask =>
  openHostClient({
    api: giteaHost.apiOf(address),
    quotaOf: giteaHost.quotaOf,
    headers: async () => giteaHost.headers(token, null),
    budget: openBudgets(systemHostClock).of(address, token, giteaHost),
    privateHosts: new Set([new URL(address).host]),
    clock: systemHostClock,
    signal: new AbortController().signal,
  }).ask
