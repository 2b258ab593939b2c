import { useEffect, useRef, useState } from 'react'
import { consentStore, useConsent } from './analytics/consent-store.ts'
import { useAnalytics } from './analytics/use-analytics.ts'
import { useTranslate } from './i18n/use-translate.ts'
import { Modals } from './layout/modals.tsx'
import { Notifications } from './notifications/notifications.tsx'
import { lazyCode } from './ui/lazy-code.ts'
import { OnDemand } from './ui/on-demand.tsx'
import { NotLoaded } from './ui/not-loaded.tsx'

const consent = lazyCode(async () => (await import('./analytics/consent-sheet.tsx')).ConsentSheet, {
  messages: ['consent'],
  mayReload: () => consentStore.dialog === 'reopened',
})

/** Everything over the page. The server's HTML has empty regions of it; the sheet that asks for consent is loaded when it opens. */
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
        // a first visit is not disturbed: only the necessary is allowed, and the next page asks again
        <OnDemand
          code={consent}
          attempt={consentChange}
          renderFailed={(tryAgain) =>
            dialog === 'reopened' && (
              <div className="overlays-failed">
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
 * While a page is being loaded, a bar (§4), which appears late, so that a quick page shows none. Once it is loaded, its title for
 * screen readers; the browser itself announces the first page.
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
      <output className="ui-visually-hidden">{title !== undefined && !loading && t('navigation.pageLoaded', { title })}</output>
    </>
  )
}
