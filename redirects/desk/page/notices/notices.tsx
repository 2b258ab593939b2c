import { proxy, ref, useSnapshot } from 'valtio'
import { useTexts } from '../texts/texts.ts'

interface Notice {
  text: string
  isFault?: boolean
  undo?: () => void
}

const noticeStore = proxy<{ notice: Notice | undefined }>({ notice: undefined })

/** Shows a notice instead of the previous one. */
export function notify(notice: Notice): void {
  noticeStore.notice = ref(notice)
}

/** The latest notice, at the foot of the page. Screen readers announce it. */
export function Notices() {
  const { t } = useTexts()
  const { notice } = useSnapshot(noticeStore)
  return (
    <div className="notices" aria-live="polite">
      {notice && (
        <div className={notice.isFault ? 'notice fault' : 'notice'}>
          <p>{notice.text}</p>
          {notice.undo && (
            <button type="button" onClick={notice.undo}>
              {t('edits.undo')}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              noticeStore.notice = undefined
            }}
            aria-label={t('close')}
          >
            ✕
          </button>
        </div>
      )}
    </div>
  )
}
