import type { Product } from '#sources/kit/product'
import { claudeCode } from './analytics.js'
import { claudeConsole } from './console.js'
import { claudeCodeHost } from './host.js'

export const claudeCodeProduct: Product = {
  provider: 'claude_code',
  label: 'Claude Code',
  category: 'ai',
  setupKind: 'token',
  host: claudeCodeHost,
  // The analytics of an organisation have no published limit.
  rateLimit: null,
  pages: [{ page: 'claude-code', formats: [claudeCode, claudeConsole] }],
}
