import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { SWR_OPTIONS } from './swr-options.ts'

const DEBOUNCE_MS = 120
const LIMIT_MS = 5_000

/**
 * Suggestions of the edge for typed text. `found` is undefined for fewer letters than `fewest`,
 * before the first answer and after a failure: the search works without them. `isLimited`: the
 * visitor is over the rate limit.
 */
export function useSuggested<Suggestion>(
  typed: string,
  addressOf: (text: string) => string,
  fewest = 1,
) {
  const text = useDebounced(typed.trim())
  const isAsked = typed.trim().length >= fewest && text.length >= fewest
  const load = (address: string) => loadSuggestions<Suggestion>(address)
  const { data } = useSWR(isAsked ? addressOf(text) : null, load, {
    ...SWR_OPTIONS,
    keepPreviousData: true,
    onError: () => undefined,
  })
  const isLimited = isAsked && data === 'limited'
  return { found: isAsked && data !== 'limited' ? data : undefined, isLimited }
}

async function loadSuggestions<Suggestion>(address: string): Promise<Suggestion[] | 'limited'> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (response.status === 429) return 'limited'
  if (!response.ok) throw new Error(`suggestions: ${response.status}`)
  return response.json()
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
