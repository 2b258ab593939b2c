import { useActionState, useId } from 'react'
import { faultText } from '#redirects/messages/describe.ts'
import type { Format } from '#redirects/transfer/formats.ts'
import type { Exported } from '../../wire.ts'
import { askDesk, failureKind } from '../api/call-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Form, SubmitButton } from '../ui/form.tsx'
import { offerFile } from '../ui/offer-file.ts'
import { rowItem } from '../ui/row-items.ts'
import { RowsTable } from '../ui/rows-table.tsx'

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
      offerFile(exported.text, `redirects-${locale}.${Object.entries(ENDINGS).find(([name]) => name === format)?.[1]}`)
      return { leftOut: exported.leftOut }
    } catch (error) {
      return { failure: failureKind(error) }
    }
  }, {})
  return (
    <>
      <div className="head">
        <h1>{t('views.export')}</h1>
      </div>
      <p className="lead">{t('export.lead')}</p>
      <div className="body">
        <Form className="stack narrow" action={download}>
          <div className="field">
            <label htmlFor={`${id}-of`}>{t('export.of')}</label>
            <select id={`${id}-of`} name="of">
              <option value="draft">{t('export.draft')}</option>
              <option value="live">{t('export.live')}</option>
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-format`}>{t('formats.label')}</label>
            <select id={`${id}-format`} name="format">
              {Object.keys(ENDINGS).map((format) => (
                <option key={format} value={format}>
                  {named('formats', format)}
                </option>
              ))}
            </select>
          </div>
          <p role="alert">{!isPending && failure && named('failures', failure)}</p>
          <SubmitButton>{t('export.download')}</SubmitButton>
        </Form>
        {leftOut && (
          <section aria-live="polite">
            <p className={leftOut.length === 0 ? 'note good' : 'note warn'}>
              {leftOut.length === 0 ? t('export.all') : t('export.leftOut', { count: count(leftOut.length) })}
            </p>
            <RowsTable
              caption={t('export.leftOut', { count: count(leftOut.length) })}
              isShort
              className="lines"
              items={leftOut.map((row) => rowItem(row.line, row))}
              columns={[
                { name: 'line', place: 'a', heading: t('views.rule'), renderCell: ({ line }) => <code className="path">{line}</code> },
                { name: 'problem', place: 'b', heading: t('columns.problem'), renderCell: ({ because }) => faultText(t, because) },
              ]}
            />
          </section>
        )}
      </div>
    </>
  )
}
