import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './desk-app.tsx'
import { logInByLink } from './session/log-in-by-link.ts'
import { readStored } from './stored.ts'
import { loadTexts } from './texts/texts-context.tsx'
import { chooseLanguage } from './texts/choose-language.ts'

void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const language = chooseLanguage(readStored('language'), navigator.languages)
  const [messages] = await Promise.all([loadTexts(language), logInByLink()])
  createRoot(root).render(
    <StrictMode>
      <DeskApp texts={{ language, messages }} />
    </StrictMode>,
  )
}
