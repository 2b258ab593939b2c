import { useTexts } from '../texts/texts-context.tsx'
import { faultKey } from './fault-key.ts'

/** What is wrong with a line, in the desk's language. The library's own English where the desk has no sentence. */
export function useFaultText(): (reason: string) => string {
  const { named } = useTexts()
  return (reason) => named('faults', faultKey(reason) ?? reason, {}, reason)
}
