import { consentState, consentWanted, useConsent } from './analytics/consent-store.ts'
import { useAnalytics } from './analytics/use-analytics.ts'
import { useRestoredConsent } from './analytics/use-restored-consent.ts'
import { loadModal, modalHost } from './layout/lazy-modals.ts'
import { modalsWanted, provideModals } from './modals/load-modals.ts'
import { LoadingBar } from './notifications/loading-bar.tsx'
import { NotificationRegions } from './notifications/notification-regions.tsx'
import { PageAnnouncement } from './notifications/page-announcement.tsx'
import { lazyCode } from './ui/lazy-code.ts'
import { OnDemand } from './ui/on-demand.tsx'
import { NotLoaded } from './ui/not-loaded.tsx'

const consent = lazyCode(import.meta.env.SSR || (async () => (await import('./analytics/consent-sheet.tsx')).ConsentSheet), {
  messages: ['consent'],
  mayReload: () => consentState().dialog === 'reopened',
})

provideModals(loadModal)

/** Whatever lies over the page. Of all this the server's HTML holds only empty regions; the rest comes when it is first wanted. */
export function Overlays({ loading }: { loading: boolean }) {
  const { dialog } = useConsent()
  const opened = consentWanted.useWanted()
  const wanted = modalsWanted.useWanted()
  useRestoredConsent()
  useAnalytics()
  return (
    <>
      <LoadingBar loading={loading} />
      <PageAnnouncement loading={loading} />
      <NotificationRegions />
      {wanted > 0 && (
        <OnDemand code={modalHost} attempt={wanted} renderFailed={nothing}>
          {(Modals) => <Modals />}
        </OnDemand>
      )}
      {dialog !== 'closed' && (
        // who has not asked for it is not bothered: only the necessary is allowed, and the next page asks again
        <OnDemand code={consent} attempt={opened} renderFailed={dialog === 'reopened' ? notLoaded : nothing}>
          {(Consent) => <Consent />}
        </OnDemand>
      )}
    </>
  )
}

function notLoaded(tryAgain: () => void) {
  return (
    <div className="overlays-failed">
      <NotLoaded tryAgain={tryAgain} />
    </div>
  )
}

/** What was pressed has its own way on. */
function nothing() {
  return null
}
