import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onPress` for a press outside the field that the box stands in. */
export function useOutsidePress(box: RefObject<HTMLElement | null>, onPress: () => void): void {
  const pressed = useEffectEvent((event: PointerEvent) => {
    const field = box.current?.closest('.field')
    if (event.target instanceof Node && !field?.contains(event.target)) onPress()
  })

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => pressed(event)
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
}
