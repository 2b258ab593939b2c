import { type ReactNode, useEffect, useRef } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { undoByKey } from '../edits/edits.ts'
import { useDraftState } from '../edits/use-draft-state.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { DeskHeader } from './desk-header.tsx'
import { OfflineNote } from './offline-note.tsx'

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
    return () => removeEventListener('keydown', undoByKey)
  }, [])
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <DeskHeader state={state} />
      <main id="main" ref={main} tabIndex={-1} className={`view-${place.view}`}>
        <OfflineNote />
        {children}
      </main>
    </>
  )
}
