import { useState } from 'react'
import { customerStore } from '../../customer/customer-store.ts'
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
  onRemove: () => Promise<void>
}

/** Saves this page on the device or removes it, and links to the saved pages. Drawn only in the browser. */
export function SaveButton({ title, onSave, onRemove }: SaveButtonProps) {
  const t = useTranslate('orders')
  const { addressing } = useSite()
  const [isBusy, setBusy] = useState(false)
  const isSaved = useSavedPages().some(({ href }) => href === location.pathname + location.search)

  async function toggle(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const isOfSession = customerStore.status === 'authorised'
    const page: SavedPage = { href: location.pathname + location.search, title, ...(isOfSession && { isOfSession }) }
    const isDone = isSaved ? await remove(page) : await save(page)
    if (!isDone) notify(t('notSaved'), 'error')
    setBusy(false)
  }

  async function remove(page: SavedPage): Promise<boolean> {
    try {
      await onRemove()
      await removePage(page)
      return true
    } catch {
      return false // the browser no longer gives access to its cache
    }
  }

  async function save(page: SavedPage): Promise<boolean> {
    try {
      await onSave()
      if (await savePage(page, addressing)) return true
      await onRemove()
    } catch {
      // the storage is full
    }
    return false
  }

  return (
    <>
      <button type="button" className="ui-button" aria-pressed={isSaved} aria-busy={isBusy || undefined} onClick={() => void toggle()}>
        {t(isSaved ? 'remove' : 'save')}
      </button>
      {isSaved && (
        <SiteLink page="saved" className="checkout-link ui-link">
          {t('open')}
        </SiteLink>
      )}
    </>
  )
}
