/** The pages of the console, by their part of the address, with the title that each shows. */
export const PAGES = [
  ['command-center', 'Command center'],
  ['scope', 'Scope'],
  ['forensics', 'Forensics'],
  ['confidence', 'Confidence'],
  ['invoice-defense', 'Invoice defense'],
  ['ai-economics', 'AI economics'],
  ['data-sources', 'Data sources'],
  ['audit', 'Audit'],
  ['billing', 'Billing'],
  ['api-keys', 'API keys'],
  ['settings', 'Workspace settings'],
] as const
