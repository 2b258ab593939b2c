import { useTexts } from '../texts/texts.ts'
import { PurgeForm } from './purge-form.tsx'

/** What can be switched off or told to all visitors, and what can be fetched again. */
export function ControlsView() {
  const { t } = useTexts()
  return (
    <>
      <div className="head">
        <h1>{t('views.controls')}</h1>
      </div>
      <div className="body">
        <PurgeForm />
      </div>
    </>
  )
}
