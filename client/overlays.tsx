import { consentState, useConsent } from './analytics/consent-store.ts'
import { useAnalytics } from './analytics/use-analytics.ts'
import { loadModal, modalHost } from './layout/lazy-modals.ts'
import { modalCount, provideModals } from './modals/load-modals.ts'
import { NotificationRegions } from './notifications/notification-regions.tsx'
import { PageLoading } from './notifications/page-loading.tsx'
import { useStore } from './ui/create-store.ts'
import { lazyCode } from './ui/lazy-code.ts'
import { OnDemand } from './ui/on-demand.tsx'
import { NotLoaded } from './ui/not-loaded.tsx'

const consent = lazyCode(import.meta.env.SSR || (async () => (await import('./analytics/consent-sheet.tsx')).ConsentSheet), {
  messages: ['consent'],
  mayReload: () => consentState().dialog === 'reopened',
})

provideModals(loadModal)

/** Everything over the page. The server's HTML holds only empty regions of it; the code of the rest is loaded when it is first opened. */
export function Overlays({ loading }: { loading: boolean }) {
  const consentChange = useConsent()
  const { dialog } = consentChange
  const modals = useStore(modalCount)
  useAnalytics()
  return (
    <>
      <PageLoading loading={loading} />
      <NotificationRegions />
      {modals > 0 && (
        // what was pressed has a fallback of its own
        <OnDemand code={modalHost} attempt={modals} renderFailed={() => null}>
          {(Modals) => <Modals />}
        </OnDemand>
      )}
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
