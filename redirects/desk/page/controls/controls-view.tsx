import { useState } from 'react'
import { useDesk } from '../api/use-desk.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import type { Draft } from './control-state.ts'
import { NoticesPanel } from './notices-panel.tsx'
import { PurgeForm } from './purge-form.tsx'
import { SitePreview } from './site-preview.tsx'
import { SwitchesPanel } from './switches-panel.tsx'

/** What can be closed or told to all visitors, live at once, and content that can be fetched again. */
export function ControlsView() {
  const { t } = useTexts()
  const controls = useDesk('controls')
  const [draft, setDraft] = useState<Draft>()
  return (
    <>
      <div className="head">
        <h1>{t('views.controls')}</h1>
      </div>
      <p className="lead">{t('controls.lead')}</p>
      <div className="body controls">
        <div>
          <Loaded of={controls}>
            {(loaded) => (
              <>
                <SwitchesPanel controls={loaded} draft={draft} onDraft={setDraft} />
                <NoticesPanel controls={loaded} draft={draft} onDraft={setDraft} />
              </>
            )}
          </Loaded>
        </div>
        <div>
          {controls.data && <SitePreview controls={controls.data} draft={draft} />}
          {/* not before the preview, which would move the form away from a press */}
          {(controls.data ?? controls.failure) && <PurgeForm />}
        </div>
      </div>
    </>
  )
}
