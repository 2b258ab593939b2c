import { useTranslate } from '../i18n/use-translate.ts'
import { notify } from '../notifications/notification-store.ts'
import { Icon } from '../ui/icon.tsx'

interface ShareButtonProps {
  title: string
  className: string
  /** the query belongs to the page, and has nothing of the visitor's own */
  hasQuery?: boolean
  /** the icon alone, or with the word */
  hasText?: boolean
}

/**
 * Shares the page with Web Share if the browser supports it, else copies the address. Visible with
 * scripts.
 */
export function ShareButton({
  title,
  className,
  hasQuery = false,
  hasText = false,
}: ShareButtonProps) {
  const t = useTranslate()

  async function share(): Promise<void> {
    // without the query, which may contain the visitor's own data
    const url = location.origin + location.pathname + (hasQuery ? location.search : '')
    if (await sharedByDevice({ title, url })) return
    try {
      await navigator.clipboard.writeText(url)
      notify(t('share.copied'))
    } catch {
      // no permission, or no secure context
      notify(t('share.failed'), 'error')
    }
  }

  return (
    <button
      type="button"
      className={`${className} ui-hydrated-only`}
      title={t('share.label')}
      aria-label={hasText ? undefined : t('share.label')}
      onClick={() => void share()}
    >
      <Icon name="share" />
      {hasText && t('share.label')}
    </button>
  )
}

/** True if the page was shared, or the visitor cancelled. */
async function sharedByDevice(data: ShareData): Promise<boolean> {
  try {
    if (!navigator.canShare?.(data)) return false
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
