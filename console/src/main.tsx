// Tokens and elements come first, so that the styles of parts can differ from them.
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { currentAddress } from './address/useAddress.js'
import { PAGES } from './pages.js'
import { actOnce } from './parts/actOnce.js'
import { pageOf } from './selection/page.js'
import { PageBoundary } from './shell/PageBoundary.js'
import { arrive } from './sign-in/arrive.js'
import { beginDrafts } from './statement/drafts.js'

const arrived = arrive()
if (arrived.session !== null) beginDrafts(null)
actOnce()
// Beside the first question, not after its answer. The page says so itself if it cannot be loaded.
pageOf(PAGES, PAGES, currentAddress().page)
  ?.content.load()
  .catch(() => undefined)
const root = document.getElementById('console')
if (root === null) throw new Error('the page has no place for the console')
createRoot(root).render(
  <StrictMode>
    <PageBoundary>
      <App arrived={arrived} />
    </PageBoundary>
  </StrictMode>,
)
