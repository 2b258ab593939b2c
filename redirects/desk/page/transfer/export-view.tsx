import { useActionState, useId } from 'react'
import { faultText } from '#redirects/messages/describe.ts'
import type { Format } from '#redirects/transfer/formats.ts'
import type { Exported } from '../../wire.ts'
import { askDesk, failureKind } from '../api/call-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'

/** File endings. */
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

interface Download {
  failure?: string
  leftOut?: Exported['leftOut']
}

/** The table as a file, for another tool or a spreadsheet. */
export function ExportView() {
  const { locale } = usePlace()
  const { t, named, count } = useTexts()
  const id = useId()
  const [{ failure, leftOut }, download, isPending] = useActionState(async (_: Download, form: FormData): Promise<Download> => {
    const format = String(form.get('format'))
    try {
      const exported = await askDesk('export', { locale, format, of: String(form.get('of')) })
      offer(exported.text, `redirects-${locale}.${Object.entries(ENDINGS).find(([name]) => name === format)?.[1]}`)
      return { leftOut: exported.leftOut }
    } catch (error) {
      return { failure: failureKind(error) }
    }
  }, {})
  return (
    <>
      <h1>{t('views.export')}</h1>
      <Form className="stack narrow" action={download}>
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
        <p role="alert">{!isPending && failure && named('failures', failure)}</p>
        <SubmitButton>{t('export.download')}</SubmitButton>
      </Form>
      {leftOut && (
        <section aria-live="polite">
          <p>{leftOut.length === 0 ? t('export.all') : t('export.leftOut', { count: count(leftOut.length) })}</p>
          <DataTable
            caption={t('export.leftOut', { count: count(leftOut.length) })}
            rows={leftOut}
            columns={[
              { name: 'line', heading: t('views.rule'), renderCell: ({ line }) => <code>{line}</code> },
              { name: 'problem', heading: t('columns.problem'), renderCell: ({ because }) => faultText(t, because) },
            ]}
          />
        </section>
      )}
    </>
  )
}

/** Lets the browser save the text as a file. */
function offer(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
