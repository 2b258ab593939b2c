import { useEffect, useEffectEvent } from 'react'
import { useMapWords } from './map-words.ts'

const SHOWN_MS = 1_600

/** For a moment, over a map that a gesture has not moved: how to move it. A listener moves it by its keys. */
export function GestureHint({ onSeen }: { onSeen: () => void }) {
  const words = useMapWords()
  const seen = useEffectEvent(onSeen)

  useEffect(() => {
    const timer = setTimeout(() => seen(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])

  const isMac = navigator.userAgent.includes('Mac')
  return (
    <p className="map-gesture-hint" aria-hidden="true">
      <span className="map-gesture-touch">{words.twoFingers}</span>
      <span className="map-gesture-wheel">{isMac ? words.commandScroll : words.ctrlScroll}</span>
    </p>
  )
}
