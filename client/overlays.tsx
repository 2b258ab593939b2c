import { lazy, Suspense } from 'react'
import { LoadingBar } from './notifications/loading-bar.tsx'
import { PageAnnouncement } from './notifications/page-announcement.tsx'
import { useHydrated } from './ui/use-hydrated.ts'

// no visitor waits for it: what is opened or said before it is there is in the stores
const LateOverlays = lazy(async () => ({ default: (await import('./layout/late-overlays.tsx')).LateOverlays }))

/** Whatever lies over the page. Of all this the server's HTML holds only the region that announces pages, empty. */
export function Overlays({ loading }: { loading: boolean }) {
  const hydrated = useHydrated()
  return (
    <>
      <LoadingBar loading={loading} />
      <PageAnnouncement loading={loading} />
      {hydrated && (
        <Suspense>
          <LateOverlays />
        </Suspense>
      )}
    </>
  )
}
