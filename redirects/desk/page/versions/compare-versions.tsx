import { useEffect, useRef } from 'react'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from '../ui/change-lines.tsx'
import { Loaded } from '../ui/loaded.tsx'

const MAX_SHOWN = 500

/** What leads elsewhere in one version than in another. It has the focus when it comes: it stands below a long list. */
export function CompareVersions({ from, to }: { from: string; to: string }) {
  const { locale } = usePlace()
  const { t, count } = useTexts()
  const changes = useDesk('compare', { locale, from, to })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section>
      <h2 ref={title} tabIndex={-1}>
        {t('versions.compared', { from, to: to === 'draft' ? t('views.draft') : to })}
      </h2>
      <Loaded of={changes}>
        {(loaded) => (
          <>
            <p aria-live="polite">{loaded.length === 0 ? t('versions.same') : t('versions.differ', { count: count(loaded.length) })}</p>
            {loaded.slice(0, MAX_SHOWN).map((change) => (
              <ChangeLines key={change.key} change={change} />
            ))}
          </>
        )}
      </Loaded>
    </section>
  )
}
