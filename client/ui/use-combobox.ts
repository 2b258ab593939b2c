import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isComposing } from './is-composing.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * A text field with suggestions, a combobox (ARIA 1.2) once it is hydrated: the focus stays in the
 * field, and arrow keys choose an option. The element of an option has the id `{listId}-{index}`.
 */
export function useCombobox() {
  const hydrated = useHydrated()
  const listId = useId()
  // uncontrolled, because visitors may type before hydration
  const field = useRef<HTMLInputElement>(null)
  // '' closes the list
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)

  function type(text: string): void {
    setTyped(text)
    setActive(-1)
  }

  /** Closes the list, with this text in the field. */
  function fill(text: string): void {
    if (field.current) field.current.value = text
    type('')
  }

  function followKey(
    event: KeyboardEvent<HTMLInputElement>,
    count: number,
    choose: (index: number) => void,
  ): void {
    if (isComposing(event)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    // a circle: the field, then the first to the last option, then the field again
    const steps = count + 1
    if (step !== 0 && count === 0) type(event.currentTarget.value)
    else if (step !== 0) setActive((now) => ((now + 1 + step + steps) % steps) - 1)
    else if (event.key === 'Enter' && active >= 0 && active < count) choose(active)
    else if (event.key === 'Escape' && count > 0) type('')
    else {
      // the form is sent
      if (event.key === 'Enter') type('')
      return
    }
    event.preventDefault()
  }

  /** The properties of the field, for a list of `count` options. */
  function fieldProps(count: number, choose: (index: number) => void) {
    return {
      ref: field,
      autoComplete: 'off',
      onChange: (event: { target: HTMLInputElement }) => type(event.target.value),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => followKey(event, count, choose),
      onBlur: () => type(''),
      ...(hydrated && {
        role: 'combobox' as const,
        'aria-autocomplete': 'list' as const,
        'aria-expanded': count > 0,
        'aria-controls': listId,
        'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
      }),
    }
  }

  return { hydrated, listId, field, typed, active, fill, fieldProps }
}
