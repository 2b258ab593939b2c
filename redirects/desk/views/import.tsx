import Papa from 'papaparse'
import { decodeText } from '#redirects/import/decode-text.ts'
import { previewImport, takenLines } from '#redirects/import/preview-import.ts'
import { guardedCell } from '#redirects/import/read-cells.ts'
import { readImport } from '#redirects/import/read-import.ts'
import { openDraft } from '#redirects/store/drafts.ts'
import { editDraft } from '#redirects/store/edit-draft.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { writeEntries } from '#redirects/table/table-entries.ts'
import { faultText } from '#redirects/words/describe.ts'
import { NOTICES } from '#redirects/words/sentences.ts'
import { type DeskContext, done, noteOf, textOf, textsOf, viewPath } from '../desk-app.ts'
import { OWN_HOSTS } from '../findings.ts'
import { show } from '../frame.tsx'
import {
  Button,
  Choice,
  Editors,
  Field,
  Head,
  LinkButton,
  Panel,
  Rows,
  TextArea,
} from '../parts.tsx'
import { number, plural, refusalText } from '../words.ts'
import { undoOf } from './rules.tsx'

const MENDED = {
  host: 'our own host goes',
  query: 'the query goes',
  case: 'lower case',
  slash: 'the last slash goes',
}
const FORMATS = { csv: 'CSV, for a spreadsheet', table: 'The table’s own text' }
const SHOWN_ROWS = 200

export async function importView(c: DeskContext): Promise<Response> {
  return show(
    c,
    'Import and export',
    <>
      <Head
        title="Import and export"
        lead="CSV, TSV, cells of a spreadsheet, or the table’s own text. You see first what is taken; nothing is written before “Take”."
      />
      <div className="body columns">
        <Editors>
          <Panel title="Import">
            <form method="post" encType="multipart/form-data" className="stack" data-asks>
              <Field label="A file" name="file" type="file" accept=".csv,.tsv,.txt,text/*" />
              <TextArea label="Or paste it here" name="text" rows={8} placeholder={'/old\t/new'} />
              <Button className="btn-dark" label="Preview" />
            </form>
          </Panel>
        </Editors>
        <Panel title="Export">
          <form action={viewPath(c.get('locale'), 'export')} className="stack">
            <Choice
              label="Rules"
              name="of"
              options={{ live: 'What is live', draft: 'The draft' }}
            />
            <Choice label="Format" name="format" options={FORMATS} />
            <Button icon="download" data-download label="Download" />
          </form>
        </Panel>
      </div>
    </>,
  )
}

/** What the form would change. The text travels with the form, so nothing is stored before. */
async function read(c: DeskContext, form: FormData) {
  const file = form.get('file')
  const isFile = file instanceof File && file.size > 0
  const { text, isGuess } = isFile
    ? decodeText(new Uint8Array(await file.arrayBuffer()))
    : // not trimmed: empty first lines count
      { text: textsOf(form, 'text')[0] ?? '', isGuess: false }
  const [locale, { stores, site }] = [c.get('locale'), c.env]
  const found = readImport(text, { locale, hosts: site.domains, ownHosts: OWN_HOSTS })
  const draft = await openDraft(stores, locale)
  const others = draft.changes
    .filter(({ who }) => who !== c.get('who'))
    .map(({ key, who }) => [key, who] as const)
  const lines = previewImport(found.rules, {
    locale,
    table: draft.entries,
    others: new Map(others),
  })
  const left = [
    ...found.refused,
    ...lines.flatMap((line) => (line.kind === 'refused' ? [{ ...line, text: line.after }] : [])),
  ].sort((one, other) => one.line - other.line)
  const notices = [...found.notices, ...(isGuess ? (['windows1252'] as const) : [])]
  const name = isFile ? file.name : textOf(form, 'name')
  return { text, name, lines, taken: takenLines(lines), left, notices }
}

/** Previews a text, takes its lines into the draft, or answers with the lines that are left out. */
export async function importLines(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const preview = await read(c, form)
  switch (textOf(form, 'do')) {
    case 'download':
      return attachment(
        c,
        'left-out.csv',
        csv([
          ['line', 'text', 'reason'],
          ...preview.left.map((line) => [String(line.line), line.text, faultText(line)]),
        ]),
      )
    case 'take': {
      const note = { ...noteOf(c, `import ${preview.name}`.trim()), kind: 'import' as const }
      const result = await editDraft(c.env.stores, c.get('locale'), preview.taken, note)
      if (result.kind === 'refused') return showPreview(c, preview, refusalText(result.refusal))
      return done(c, viewPath(c.get('locale'), 'rules', { filter: 'draft' }), {
        text: `${plural(preview.taken.length, 'line')} in the draft. Look at the problems, then publish.`,
        undo: undoOf(result.batch),
      })
    }
    default:
      return showPreview(c, preview)
  }
}

function showPreview(
  c: DeskContext,
  preview: Awaited<ReturnType<typeof read>>,
  fault?: string,
): Promise<Response> {
  const { text, name, lines, taken, left, notices } = preview
  const same = lines.filter(({ kind }) => kind === 'same').length
  const fixed = taken.filter(({ mended }) => mended.length > 0).length
  const title = name === '' ? 'Import' : `Import: ${name}`
  return show(
    c,
    title,
    <form method="post">
      <input type="hidden" name="name" value={name} />
      <textarea hidden readOnly name="text" value={text} aria-label="Text" />
      <Head title={title}>
        <LinkButton view="import" label="Other file…" />
      </Head>
      <div className="body">
        <p className="actions">
          <span className="good">
            <b>{number(taken.length)}</b> to take
            {fixed > 0 && `, ${number(fixed)} of them fixed`}
          </span>
          <span>
            <b>{number(same)}</b> in the table already
          </span>
          <span className={left.length > 0 ? 'bad' : undefined}>
            <b>{number(left.length)}</b> left out
          </span>
        </p>
        {notices.map((notice) => (
          <p key={notice} className="note warn">
            {NOTICES[notice]}
          </p>
        ))}
      </div>
      {left.length > 0 && (
        <>
          <div className="head">
            <h2 className="bad">Left out</h2>
            <Button
              value="download"
              icon="download"
              data-download
              label={`Download ${plural(left.length, 'line')} with reasons`}
            />
          </div>
          <Rows
            caption="Lines that are left out"
            rows={left}
            max={SHOWN_ROWS}
            columns={[
              { head: 'Line', area: 'num', cell: ({ line }) => number(line) },
              { head: 'Text', area: 'a', cell: ({ text }) => <code>{text}</code> },
              { head: 'Why', area: 'b', cell: (line) => <span>{faultText(line)}</span> },
            ]}
          />
        </>
      )}
      {taken.length > 0 && (
        <>
          <h2 className="head good">Taken</h2>
          <Rows
            caption="Lines that are taken"
            rows={taken}
            max={SHOWN_ROWS}
            columns={[
              { head: 'Line', area: 'num', cell: ({ line }) => number(line) },
              { head: 'Rule', area: 'a', cell: (line) => <code>{line.after}</code> },
              {
                head: 'Fixed',
                area: 'more',
                cell: ({ mended }) => mended.map((mend) => MENDED[mend]).join(', '),
              },
              {
                head: 'Before',
                area: 'b',
                cell: ({ before }) => before !== undefined && <code>{before}</code>,
              },
            ]}
          />
        </>
      )}
      <div className="chosen stays">
        <b>{plural(taken.length, 'line')} come into the draft.</b>{' '}
        <span>Nothing is live before you publish.</span>
        <Button
          className="btn-dark push"
          value="take"
          disabled={taken.length === 0}
          label={`Take ${number(taken.length)} into the draft`}
        />
      </div>
    </form>,
    fault,
  )
}

export async function exportTable(c: DeskContext): Promise<Response> {
  const { format = 'csv', of = 'live' } = c.req.query()
  const { baseEntries, entries } = await openDraft(c.env.stores, c.get('locale'))
  const text = writeEntries(of === 'draft' ? entries : baseEntries)
  if (format !== 'csv') return attachment(c, `${c.get('locale')}.txt`, text)
  const rows = parseRedirectTable(text).rules.map(({ source, target, note = '' }) => [
    source,
    target,
    note,
  ])
  return attachment(c, `${c.get('locale')}.csv`, csv([['old', 'new', 'note'], ...rows]))
}

/** A file for a spreadsheet. In the Nordic countries Excel expects semicolons. */
function csv(rows: string[][]): string {
  return `\ufeff${Papa.unparse(
    rows.map((row) => row.map(guardedCell)),
    { delimiter: ';' },
  )}\r\n`
}

function attachment(c: DeskContext, name: string, text: string): Response {
  return c.text(text, 200, { 'Content-Disposition': `attachment; filename="${name}"` })
}
