// Tokens and elements come first, so that the styles of parts can differ from them.
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { arrive } from './session/arrive.js'

const arrived = arrive()
const root = document.getElementById('console')
if (root === null) throw new Error('the page has no place for the console')
createRoot(root).render(
  <StrictMode>
    <App arrived={arrived} />
  </StrictMode>,
)
