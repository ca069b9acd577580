import type { Product } from '#sources/kit/product'
import { copilotHost } from './host.js'
import { copilot, copilotUsers } from './usage.js'

export const githubCopilotProduct: Product = {
  provider: 'github_copilot',
  label: 'GitHub Copilot',
  category: 'ai',
  setupKind: 'token',
  host: copilotHost,
  // The reports are asked for at the same API.
  rateLimit: { requests: 5_000, perSeconds: 3_600 },
  pages: [{ page: 'github-copilot', formats: [copilot, copilotUsers] }],
}
