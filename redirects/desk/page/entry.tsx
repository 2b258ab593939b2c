import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DeskLayout } from './layout/desk-layout.tsx'
import { startPlace } from './place-store.ts'
import { logInByLink } from './session/log-in-by-link.ts'
import { SessionGate } from './session/session-gate.tsx'
import { readStored } from './stored.ts'
import { chooseLanguage, showLanguage } from './texts/texts.ts'
import { CurrentView } from './views.tsx'

void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const language = chooseLanguage(readStored('language'), navigator.languages)
  startPlace(language)
  await Promise.all([showLanguage(language), logInByLink()])
  createRoot(root).render(
    <StrictMode>
      <SessionGate>
        <DeskLayout>
          <CurrentView />
        </DeskLayout>
      </SessionGate>
    </StrictMode>,
  )
}
