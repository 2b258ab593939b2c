import { useEffect } from 'react'
import { keepLeftCard } from '#browser/stations/locator/left-card.ts'

/** Back from a station the list is as it was left, where the browser has a history that can be written to. */
export function useLeftCard(): void {
  useEffect(() => ('navigation' in window ? keepLeftCard() : undefined), [])
}
