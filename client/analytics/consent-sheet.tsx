import { messagesOf } from '../i18n/messages.ts'
import { useLocale } from '../i18n/use-translate.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { useConsent } from './consent-store.ts'

/** The dialog while it asks. Its closing is the answer's receipt; who does not see it hears one, without the code of a notification. */
export function ConsentSheet() {
  const messages = messagesOf('consent', useLocale())
  const { dialog } = useConsent()
  const answered = dialog === 'answered'
  return (
    <>
      <output className="ui-visually-hidden">{answered && messages.saved}</output>
      {!answered && <ConsentDialog key={dialog} messages={messages} />}
    </>
  )
}
