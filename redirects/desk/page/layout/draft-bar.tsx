import { PlaceLink } from '../place-link.tsx'
import { openPublishing } from '../publish/publishing.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'

/** The number of changes that are not published yet, and the button that publishes them. */
export function DraftBar({ changes }: { changes: number | undefined }) {
  const { t, many } = useTexts()
  const { canEdit } = useSession()
  return (
    <section className="draft" aria-label={t('views.draft')}>
      <PlaceLink to={{ view: 'rules', params: { filter: 'draft' } }}>
        {changes === undefined ? ' ' : many('draft.changes', changes)}
      </PlaceLink>
      {canEdit && (
        <button type="button" className="btn btn-main" onClick={openPublishing}>
          {t('publish.open')}
        </button>
      )}
    </section>
  )
}
