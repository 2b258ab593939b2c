import { useEffect, useRef } from 'react'
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
  const seen = data && `${locale} ${data.revision} ${JSON.stringify(data.live)}`
  const last = useRef<string>(undefined)
  useEffect(() => {
    // the first state is as new as the data that was loaded with it
    const isFirst = last.current?.split(' ')[0] !== locale
    last.current = seen ?? last.current
    if (seen !== undefined && !isFirst) void mutate((key) => Array.isArray(key) && !OWN.includes(String(key[0])))
  }, [mutate, seen, locale])
  return data
}
