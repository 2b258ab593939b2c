import { useEffect, useRef, useState } from 'react'
import { consentStore, useConsent } from '../analytics/consent-store.ts'
import { useAnalytics } from '../analytics/use-analytics.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { Notifications } from '../notifications/notifications.tsx'
import { lazyCode } from '../ui/lazy-code.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { Modals } from './modals.tsx'
import consentStyles from '../analytics/consent-sheet.css?url&no-inline'

const consent = lazyCode(
  async () => (await import('../analytics/consent-sheet.tsx')).ConsentSheet,
  {
    styles: consentStyles,
    messages: ['consent'],
    mayReload: () => consentStore.dialog === 'reopened',
  },
)

/**
 * Everything over the page. The server's HTML contains its live regions, empty. The consent sheet
 * is loaded when it opens.
 */
export function Overlays({ loading }: { loading: boolean }) {
  const consentChange = useConsent()
  const { dialog } = consentChange
  useAnalytics()
  return (
    <>
      <PageLoading loading={loading} />
      <Notifications />
      <Modals />
      {dialog !== 'closed' && (
        // a failure on a first visit stays silent: only necessary storage is allowed, and the next
        // page tries again
        <OnDemand
          code={consent}
          attempt={consentChange}
          renderFailed={(tryAgain) =>
            dialog === 'reopened' && (
              <div className="notifications-failed">
                <NotLoaded tryAgain={tryAgain} />
              </div>
            )
          }
        >
          {(Consent) => <Consent />}
        </OnDemand>
      )}
    </>
  )
}

/**
 * A loading bar (§4), which appears with a delay, so that fast pages show none. After the
 * navigation it announces the title to screen readers; the browser announces the first page.
 */
function PageLoading({ loading }: { loading: boolean }) {
  const t = useTranslate()
  const [title, setTitle] = useState<string>()
  const wasLoading = useRef(false)

  useEffect(() => {
    if (wasLoading.current && !loading) setTitle(document.title)
    wasLoading.current = loading
  }, [loading])

  return (
    <>
      {loading && <div className="notifications-loading" aria-hidden="true" />}
      <output className="ui-visually-hidden">
        {title !== undefined && !loading && t('navigation.pageLoaded', { title })}
      </output>
    </>
  )
}
