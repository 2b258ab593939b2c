import type { LocaleCode } from '#shared/locale/locales.ts'
import { EditsProvider } from './edits/edits-context.tsx'
import { DeskLayout } from './layout/desk-layout.tsx'
import { NoticesProvider } from './notices/notices.tsx'
import { PlaceProvider } from './place-context.tsx'
import { SessionGate } from './session/session-context.tsx'
import { TextsProvider } from './texts/texts-context.tsx'
import type { DeskMessages } from '#redirects/messages/text-of.ts'
import { CurrentView } from './views.tsx'

export function DeskApp({ texts }: { texts: { language: LocaleCode; messages: DeskMessages } }) {
  return (
    <TextsProvider first={texts}>
      <SessionGate>
        <PlaceProvider fallback={texts.language}>
          <NoticesProvider>
            <EditsProvider>
              <DeskLayout>
                <CurrentView />
              </DeskLayout>
            </EditsProvider>
          </NoticesProvider>
        </PlaceProvider>
      </SessionGate>
    </TextsProvider>
  )
}
