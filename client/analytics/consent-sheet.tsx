import type { ConsentMessages } from '#shared/messages/messages.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { useConsent } from './consent-store.ts'

/** The dialog while it asks. Its closing is the answer's receipt; who does not see it hears one, without the code of a notification. */
export function ConsentSheet({ words }: { words: ConsentMessages }) {
  const { dialog } = useConsent()
  const answered = dialog === 'answered'
  return (
    <>
      <output className="ui-visually-hidden">{answered && words.saved}</output>
      {!answered && <ConsentDialog key={dialog} words={words} />}
    </>
  )
}
