import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { Icon } from '../ui/icon.tsx'
import { closeModal } from './modal-store.ts'

/** The frame of every modal: its title, a close button and its content. */
export function ModalFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div>
      <header className="modals-header">
        <h2 className="modals-title">{title}</h2>
        <button
          type="button"
          className="ui-icon-button"
          onClick={closeModal}
          aria-label={t('dialog.close')}
        >
          <Icon name="x" />
        </button>
      </header>
      <div className="modals-body">{children}</div>
    </div>
  )
}
