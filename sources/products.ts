import { asanaProduct } from './asana/product.js'
import { awsProduct } from './aws/product.js'
import { azureProduct } from './azure/product.js'
import { azureBoardsProduct } from './azure-devops/boards.js'
import { azureReposProduct } from './azure-devops/repos.js'
import { bitbucketProduct } from './bitbucket/product.js'
import { claudeCodeProduct } from './claude-code/product.js'
import { clickupProduct } from './clickup/product.js'
import { clockifyProduct } from './clockify/product.js'
import { csvProduct } from './csv/product.js'
import { cursorProduct } from './cursor/product.js'
import { focusProduct } from './focus/product.js'
import { geminiCodeAssistProduct } from './gemini-code-assist/product.js'
import { gitProduct } from './git/product.js'
import { giteaProduct } from './gitea/product.js'
import { githubProduct } from './github/product.js'
import { githubCopilotProduct } from './github-copilot/product.js'
import { gitlabProduct } from './gitlab/product.js'
import { googleCalendarProduct } from './google-calendar/product.js'
import { googleCloudProduct } from './google-cloud/product.js'
import { harvestProduct } from './harvest/product.js'
import { icalendarProduct } from './icalendar/product.js'
import { invoicesCsvProduct } from './invoices-csv/product.js'
import { jiraProduct } from './jira/product.js'
import type { Product } from './kit/product.js'
import { linearProduct } from './linear/product.js'
import { microsoftCalendarProduct } from './microsoft-calendar/product.js'
import { microsoftTeamsProduct } from './microsoft-teams/product.js'
import { openaiProduct } from './openai/product.js'
import { quickbooksProduct } from './quickbooks/product.js'
import { slackProduct } from './slack/product.js'
import { stripeProduct } from './stripe/product.js'
import { tempoProduct } from './tempo/product.js'
import { togglProduct } from './toggl/product.js'
import { trelloProduct } from './trello/product.js'
import { windsurfProduct } from './windsurf/product.js'
import { xeroProduct } from './xero/product.js'

/** Every product that the service knows of. Formats are tried, and listed, in this order. */
export const products: readonly Product[] = [
  githubProduct,
  gitlabProduct,
  giteaProduct,
  bitbucketProduct,
  azureReposProduct,
  jiraProduct,
  linearProduct,
  azureBoardsProduct,
  trelloProduct,
  togglProduct,
  clockifyProduct,
  harvestProduct,
  tempoProduct,
  focusProduct,
  awsProduct,
  quickbooksProduct,
  xeroProduct,
  stripeProduct,
  invoicesCsvProduct,
  githubCopilotProduct,
  claudeCodeProduct,
  cursorProduct,
  openaiProduct,
  icalendarProduct,
  googleCalendarProduct,
  microsoftCalendarProduct,
  asanaProduct,
  azureProduct,
  clickupProduct,
  csvProduct,
  geminiCodeAssistProduct,
  gitProduct,
  googleCloudProduct,
  microsoftTeamsProduct,
  slackProduct,
  windsurfProduct,
]
