import { useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'

/** With the current year (§2.6). A page may have been rendered last year: the browser's year is written once it runs. */
export function Copyright() {
  const t = useTranslate()
  const place = useRef<HTMLElement>(null)
  const text = t('footer.copyright', { year: currentYear() })
  useEffect(() => {
    if (place.current) place.current.textContent = text
  }, [text])
  return (
    <small ref={place} className="layout-copyright" suppressHydrationWarning>
      {text}
    </small>
  )
}

/** as a text: a year's digits are not grouped */
function currentYear(): string {
  return String(new Date().getFullYear())
}
