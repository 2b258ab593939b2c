import { useState } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { notify } from '../../notifications/notification-store.ts'
import { removePage, savePage } from '../../saved/save-page.ts'
import { type SavedPage, useSavedPages } from '../../saved/saved-pages.ts'

interface SaveButtonProps {
  /** of the page */
  title: string
  /** saves the data that the page's document does not contain */
  onSave: () => Promise<void>
}

/** Saves this page on the device or removes it, and links to the saved pages. Drawn only in the browser. */
export function SaveButton({ title, onSave }: SaveButtonProps) {
  const t = useTranslate('orders')
  const { addressing } = useSite()
  const [isBusy, setBusy] = useState(false)
  const isSaved = useSavedPages().some(({ href }) => href === location.pathname + location.search)

  async function toggle(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const page = { href: location.pathname + location.search, title }
    if (isSaved) await removePage(page)
    else if (!(await save(page))) notify(t('notSaved'), 'error')
    setBusy(false)
  }

  async function save(page: SavedPage): Promise<boolean> {
    try {
      await onSave()
      return await savePage(page, addressing)
    } catch {
      return false // the storage is full
    }
  }

  return (
    <>
      <button type="button" className="ui-button" aria-pressed={isSaved} aria-busy={isBusy || undefined} onClick={() => void toggle()}>
        {t(isSaved ? 'remove' : 'save')}
      </button>
      {isSaved && (
        <SiteLink page="saved" className="checkout-link">
          {t('open')}
        </SiteLink>
      )}
    </>
  )
}
