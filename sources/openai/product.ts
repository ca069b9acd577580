import type { Product } from '#sources/kit/product'
import { openaiHost } from './host.js'
import { openaiCosts, openaiUsage } from './usage.js'

export const openaiProduct: Product = {
  provider: 'openai_codex',
  label: 'OpenAI Codex',
  category: 'ai',
  setupKind: 'token',
  host: openaiHost,
  // None is published of the Admin API.
  rateLimit: null,
  pages: [{ page: 'openai', formats: [openaiUsage, openaiCosts] }],
}
