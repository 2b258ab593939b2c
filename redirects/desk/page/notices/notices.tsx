import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { useTexts } from '../texts/texts-context.tsx'

interface Notice {
  text: string
  isFault?: boolean
  undo?: () => void
}

const NoticesContext = createContext<(notice: Notice) => void>(() => {})

/** The last thing that happened, at the foot of the page, until the next one or until it is closed. Read out by screen readers. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const [notice, setNotice] = useState<Notice>()
  const notify = useCallback((next: Notice) => setNotice(next), [])
  return (
    <NoticesContext value={notify}>
      {children}
      <div className="notices" aria-live="polite">
        {notice && (
          <div className={notice.isFault ? 'notice fault' : 'notice'}>
            <p>{notice.text}</p>
            {notice.undo && (
              <button type="button" onClick={notice.undo}>
                {t('edits.undo')}
              </button>
            )}
            <button type="button" onClick={() => setNotice(undefined)} aria-label={t('close')}>
              ✕
            </button>
          </div>
        )}
      </div>
    </NoticesContext>
  )
}

export function useNotify(): (notice: Notice) => void {
  return use(NoticesContext)
}
