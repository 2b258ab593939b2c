import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import type { DraftState } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'

const POLL_MS = 4_000
const OWN = ['session', 'state']

/** Polls the state of the draft while the page is visible. When a colleague has saved, the page reloads its data. */
export function useDraftState(): DraftState | undefined {
  const { locale } = usePlace()
  const { mutate } = useSWRConfig()
  const { data } = useDesk('state', { locale }, { refreshInterval: POLL_MS, dedupingInterval: 500 })
  const seen = data && `${data.revision} ${JSON.stringify(data.live)}`
  useEffect(() => {
    if (seen !== undefined) void mutate((key) => Array.isArray(key) && !OWN.includes(String(key[0])))
  }, [mutate, seen])
  return data
}
