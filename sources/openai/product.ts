import type { Product } from '#sources/kit/product'
import { openaiCosts, openaiUsage } from './usage.js'

export const openaiProduct: Product = {
  provider: 'openai_codex',
  label: 'OpenAI Codex',
  category: 'ai',
  setupKind: 'upload',
  rateLimit: null,
  pages: [{ page: 'openai', formats: [openaiUsage, openaiCosts] }],
}
