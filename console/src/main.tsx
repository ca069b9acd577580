import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { arrive } from './session/arrive.js'
import './styles/tokens.css'
import './styles/base.css'

const arrived = arrive()
const root = document.getElementById('console')
if (root === null) throw new Error('the page has no place for the console')
createRoot(root).render(
  <StrictMode>
    <App arrived={arrived} />
  </StrictMode>,
)
