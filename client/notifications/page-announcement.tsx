import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'

/** Tells those who cannot see it that a new page is there. The first one they are told of by the browser. */
export function PageAnnouncement({ loading }: { loading: boolean }) {
  const t = useTranslate()
  const [title, setTitle] = useState<string>()
  const wasLoading = useRef(false)

  useEffect(() => {
    if (wasLoading.current && !loading) setTitle(document.title)
    wasLoading.current = loading
  }, [loading])

  return <output className="ui-visually-hidden">{title !== undefined && !loading && t('navigation.pageLoaded', { title })}</output>
}
