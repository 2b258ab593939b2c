import { useSnapshot } from 'valtio'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PublishForm } from './publish-form.tsx'
import { closePublishing, publishing } from './publishing.ts'

/** Asks before the draft is published: what changes, what is dangerous, what visitors would get. */
export function PublishDialog() {
  const { isOpen } = useSnapshot(publishing)
  return isOpen ? <OpenDialog /> : null
}

function OpenDialog() {
  const { locale } = usePlace()
  const { t } = useTexts()
  const preview = useDesk('publication', { locale })
  const draft = useDesk('draft', { locale })
  const { data } = draft
  return (
    // the focus is never on Publish at first
    <Dialog title={t('publish.title', { locale })} onClose={closePublishing} focusOn="h1" isBare>
      <Loaded of={preview}>
        {(shown) => (data ? <PublishForm preview={shown} draft={data} /> : <Loaded of={draft}>{() => null}</Loaded>)}
      </Loaded>
    </Dialog>
  )
}
