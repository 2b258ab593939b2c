import { type SubmitEvent, useId, useState } from 'react'
import { faultText } from '#redirects/messages/describe.ts'
import type { Format } from '#redirects/transfer/formats.ts'
import type { Exported } from '../../wire.ts'
import { askDesk, failureKind } from '../api/call-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'

/** What the names of files end with. */
const ENDINGS: Record<Format, string> = {
  csv: 'csv',
  tsv: 'tsv',
  table: 'txt',
  netlify: '_redirects',
  apache: 'htaccess',
  nginx: 'conf',
  cloudflare: 'csv',
  shopify: 'csv',
}

/** The table as a file, for another tool or for a look in a spreadsheet. */
export function ExportView() {
  const { locale } = usePlace()
  const { t, named, count } = useTexts()
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [leftOut, setLeftOut] = useState<Exported['leftOut']>()
  async function download(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const chosen = new FormData(event.currentTarget)
    const format = String(chosen.get('format'))
    setIsBusy(true)
    setFailure(undefined)
    try {
      const exported = await askDesk('export', { locale, format, of: String(chosen.get('of')) })
      setLeftOut(exported.leftOut)
      offer(exported.text, `redirects-${locale}.${Object.entries(ENDINGS).find(([name]) => name === format)?.[1]}`)
    } catch (error) {
      setFailure(failureKind(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <h1>{t('views.export')}</h1>
      <form className="stack narrow" onSubmit={(event) => void download(event)}>
        <label htmlFor={`${id}-of`}>{t('export.of')}</label>
        <select id={`${id}-of`} name="of">
          <option value="draft">{t('views.draft')}</option>
          <option value="live">{t('versions.live')}</option>
        </select>
        <label htmlFor={`${id}-format`}>{t('formats.label')}</label>
        <select id={`${id}-format`} name="format">
          {Object.keys(ENDINGS).map((format) => (
            <option key={format} value={format}>
              {named('formats', format)}
            </option>
          ))}
        </select>
        <p role="alert">{failure && named('failures', failure)}</p>
        <button className="primary" aria-busy={isBusy}>
          {t('export.download')}
        </button>
      </form>
      {leftOut && (
        <section aria-live="polite">
          <p>{leftOut.length === 0 ? t('export.all') : t('export.leftOut', { count: count(leftOut.length) })}</p>
          <ul className="plain">
            {leftOut.slice(0, 100).map(({ line, because }) => (
              <li key={line}>
                <code>{line}</code> <span className="hint">{faultText(t, because)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What the browser saves as a file. */
function offer(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
