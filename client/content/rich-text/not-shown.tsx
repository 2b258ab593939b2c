import type { ReactNode } from 'react'
import type { RichTextUnreadable } from '#shared/contract/rich-text.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** §8: the placeholder of an unrecognised node or a failed link. The words inside are kept: they may be all a reader needs. */
export function NotShown({ what, children }: { what: RichTextUnreadable['what']; children?: ReactNode }) {
  const t = useTranslate()
  return (
    <span className="rich-text-not-shown">
      {children !== undefined && <span>{children} </span>}
      <em>{t(what === 'link' ? 'content.linkNotShown' : 'content.notShown')}</em>
    </span>
  )
}
