import { proxy, ref, useSnapshot } from 'valtio'
import { PlaceLink } from '../place-link.tsx'
import type { Place } from '../place.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'

interface Notice {
  text: string
  /** after the text, less important */
  more?: string
  isFault?: boolean
  action?: { label: string; run: () => void }
  link?: { label: string; to: Partial<Place> }
}

const noticeStore = proxy<{ notice: Notice | undefined }>({ notice: undefined })

/** Shows a notice instead of the previous one. It stays until it is closed. */
export function notify(notice: Notice | undefined): void {
  noticeStore.notice = notice && ref(notice)
}

/** The latest notice, above the view. Screen readers announce it. */
export function Notices() {
  const { t } = useTexts()
  const { notice } = useSnapshot(noticeStore)
  return (
    <div className="notices" aria-live="polite">
      {notice && (
        <div className={notice.isFault ? 'notice bad' : 'notice'}>
          <Icon name={notice.isFault ? 'warning' : 'check'} />
          <p>
            <b>{notice.text}</b> {notice.more}
          </p>
          {notice.action && (
            <button type="button" className="btn" onClick={notice.action.run}>
              <Icon name="undo" />
              {notice.action.label}
            </button>
          )}
          {notice.link && (
            <PlaceLink className="btn btn-plain" to={notice.link.to}>
              {notice.link.label}
            </PlaceLink>
          )}
          <button type="button" className="btn btn-plain btn-icon" onClick={() => notify(undefined)} aria-label={t('close')}>
            <Icon name="x" />
          </button>
        </div>
      )}
    </div>
  )
}
