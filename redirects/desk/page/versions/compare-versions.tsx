import { useEffect, useRef } from 'react'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangesTable } from '../ui/changes-table.tsx'
import { Loaded } from '../ui/loaded.tsx'

/** The entries in which two versions differ. The heading takes the focus, because it is below a long list. */
export function CompareVersions({ from, to }: { from: string; to: string }) {
  const { locale } = usePlace()
  const { t, count } = useTexts()
  const changes = useDesk('compare', { locale, from, to })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = t('versions.compared', { from, to: to === 'draft' ? t('views.draft') : to })
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Loaded of={changes}>
        {(loaded) => (
          <>
            <p aria-live="polite">{loaded.length === 0 ? t('versions.same') : t('versions.differ', { count: count(loaded.length) })}</p>
            <ChangesTable caption={title} changes={loaded} />
          </>
        )}
      </Loaded>
    </section>
  )
}
