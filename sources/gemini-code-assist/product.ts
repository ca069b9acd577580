import type { Product } from '#sources/kit/product'

export const geminiCodeAssistProduct: Product = {
  provider: 'gemini_code_assist',
  label: 'Gemini Code Assist',
  category: 'ai',
  setupKind: null,
  rateLimit: null,
  pages: [],
}
