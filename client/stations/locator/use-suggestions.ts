import { type ComponentProps, type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import type { Suggestion } from '#shared/stations/suggest-stations.ts'
import type { RemoteSearch } from '../search/station-search.ts'
import { withSelected, withText } from './locator-changes.ts'
import { useLocatorQuery } from './locator-context.ts'

export interface Suggestions {
  listId: string
  options: Suggestion[]
  /** of the option that Enter takes; -1 for none */
  active: number
  optionId: (index: number) => string
  choose: (index: number) => void
  close: () => void
  inputProps: ComponentProps<'input'>
}

interface Typing {
  stationSearch: RemoteSearch | undefined
  onType: (text: string) => void
  id: string
}

const NONE: Suggestion[] = []

/** The combobox pattern (ARIA 1.2, list autocomplete with manual selection): focus stays in the field, the arrows walk through the options. */
export function useSuggestions({ stationSearch, onType, id }: Typing): Suggestions {
  const { query, goTo } = useLocatorQuery()
  const [isOpen, setOpen] = useState(false)
  const [options, setOptions] = useState(NONE)
  const [active, setActive] = useState(-1)
  const optionsFor = useRef('')
  const hasWords = query.q.trim() !== ''
  const shown = isOpen && hasWords ? options : NONE

  useEffect(() => {
    // opened again for the same words: they are here, and an arrow key may have gone on already
    if (!stationSearch || !isOpen || !hasWords || optionsFor.current === query.q) return
    let isLatest = true
    stationSearch.suggest(query.q).then((suggestions) => {
      if (!isLatest) return
      optionsFor.current = query.q
      startTransition(() => {
        setOptions(suggestions)
        setActive(-1)
      })
    })
    return () => {
      isLatest = false
    }
  }, [stationSearch, isOpen, hasWords, query.q])

  function close(): void {
    setOpen(false)
    setActive(-1)
  }

  function choose(index: number): void {
    const suggestion = shown[index]
    if (!suggestion) return
    close()
    if (suggestion.kind === 'town') goTo((now) => withText(now, suggestion.town), 'push')
    else goTo((now) => withSelected(withText(now, suggestion.name), suggestion.id), 'push')
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setOpen(true)
      // from the field to the first or the last option, and from there back to the field
      const places = shown.length + 1
      if (shown.length > 0) setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && active >= 0 && shown[active]) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault()
      close()
    }
  }

  return {
    listId: `${id}-suggestions`,
    options: shown,
    active,
    optionId: (index) => `${id}-suggestion-${index}`,
    choose,
    close,
    inputProps: {
      onChange: (event) => {
        startTransition(() => setOpen(true))
        onType(event.target.value)
      },
      onKeyDown,
      onBlur: close,
      // before the stations are there it is a field like any other
      ...(stationSearch && {
        role: 'combobox' as const,
        'aria-autocomplete': 'list' as const,
        'aria-expanded': shown.length > 0,
        'aria-controls': `${id}-suggestions`,
        ...(active >= 0 && { 'aria-activedescendant': `${id}-suggestion-${active}` }),
      }),
    },
  }
}
