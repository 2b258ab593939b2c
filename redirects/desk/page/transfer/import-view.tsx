import { type SubmitEvent, useId } from 'react'
import { FORMATS } from '#redirects/transfer/formats.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { TextSource } from '../ui/text-source.tsx'
import { WorkProgress } from '../ui/work-progress.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImport } from './use-import.ts'

/** Imports a file of rules into the draft. */
export default function ImportView() {
  const { t, many } = useTexts()
  const id = useId()
  const work = useImport()
  const { source, preview, reading, saving, saved } = work
  function read(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void work.show()
  }
  return (
    <>
      <div className="head">
        <h1>{preview && source.name !== undefined ? t('import.of', { file: source.name }) : t('views.import')}</h1>
        {preview && (
          <button type="button" className="btn" onClick={work.back}>
            {t('import.other')}
          </button>
        )}
      </div>
      {saved !== undefined && saving.progress === undefined && (
        <div className="notice notice-bar" aria-live="polite">
          <Icon name="check" />
          <p>
            <b>{many('import.done', saved)}</b>
          </p>
          <PlaceLink className="btn" to={{ view: 'rules', params: { filter: 'draft' } }}>
            {t('filters.draft')}
          </PlaceLink>
          <PlaceLink className="btn" to={{ view: 'findings' }}>
            {t('views.findings')}
          </PlaceLink>
        </div>
      )}
      <WorkProgress work={reading} text="import.progress" stoppedText="import.stopped" />
      <WorkProgress work={saving} text="import.progress" stoppedText="import.stopped" />
      {preview ? (
        <ImportPreview work={work} preview={preview} />
      ) : (
        <form className="body" onSubmit={read}>
          <TextSource hint={t('import.hint')} text={source.text} onText={(text, isGuess, name) => work.begin({ text, isGuess, name })} />
          <div className="actions">
            <label className="label" htmlFor={id}>
              {t('formats.label')}
            </label>
            <select
              id={id}
              className="pickbox"
              value={work.format ?? ''}
              onChange={({ target }) => work.setFormat(FORMATS.find((name) => name === target.value))}
            >
              <option value="">{t('formats.detect')}</option>
              {FORMATS.map((format) => (
                <option key={format} value={format}>
                  {t(`formats.${format}`)}
                </option>
              ))}
            </select>
            <button className="btn btn-dark" disabled={source.text.trim() === ''} aria-busy={reading.progress !== undefined}>
              {t('import.preview')}
            </button>
          </div>
        </form>
      )}
    </>
  )
}
