import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'

/**
 * While a page is being loaded, a bar (§4), which appears late, so that a quick page shows none. Once it is loaded, its title for
 * screen readers; the browser itself announces the first page.
 */
export function PageLoading({ loading }: { loading: boolean }) {
  const t = useTranslate()
  const [title, setTitle] = useState<string>()
  const wasLoading = useRef(false)

  useEffect(() => {
    if (wasLoading.current && !loading) setTitle(document.title)
    wasLoading.current = loading
  }, [loading])

  return (
    <>
      {loading && <div className="notifications-loading" aria-hidden="true" />}
      <output className="ui-visually-hidden">{title !== undefined && !loading && t('navigation.pageLoaded', { title })}</output>
    </>
  )
}
