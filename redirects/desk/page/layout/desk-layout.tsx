import { type ReactNode, useEffect, useRef } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { undoByKey } from '../edits/edits.ts'
import { useDraftState } from '../edits/use-draft-state.ts'
import { Notices } from '../notices/notices.tsx'
import { usePlace } from '../place-store.ts'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { useTexts } from '../texts/texts.ts'
import { DeskBar } from './desk-bar.tsx'
import { DraftBar } from './draft-bar.tsx'
import { LastEdit } from './last-edit.tsx'
import { LiveNote } from './live-note.tsx'
import { OfflineNote } from './offline-note.tsx'
import { ViewsNav } from './views-nav.tsx'

/** The frame of every view. After a change of view the content has the focus, as on a new page. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const place = usePlace()
  const { t } = useTexts()
  const main = useRef<HTMLElement>(null)
  const focusedView = useRef(place.view)
  const state = useDraftState()
  useEffect(() => {
    document.title = `${t(`views.${place.view}`)} – ${LOCALES[place.locale].title} – ${t('title')}`
  }, [place.view, place.locale, t])
  useEffect(() => {
    if (focusedView.current !== place.view) main.current?.focus()
    focusedView.current = place.view
  }, [place.view])
  useEffect(() => {
    addEventListener('keydown', undoByKey)
    addEventListener('keydown', searchByKey)
    return () => {
      removeEventListener('keydown', undoByKey)
      removeEventListener('keydown', searchByKey)
    }
  }, [])
  return (
    <div className="desk">
      <a className="btn skip" href="#main">
        {t('skip')}
      </a>
      <DeskBar live={state?.live} />
      <DraftBar changes={state?.changes} />
      <ViewsNav />
      <main id="main" ref={main} tabIndex={-1}>
        <OfflineNote />
        {state && <LiveNote live={state.live} />}
        <Notices />
        {children}
        <LastEdit />
      </main>
      <PublishDialog />
    </div>
  )
}

/** `/` goes to the search field. */
function searchByKey(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping || !field) return
  event.preventDefault()
  field.select()
}
