import { type RefObject, useEffect, useRef } from 'react'
import { type LocatorQuery, writeLocatorQuery } from '#shared/stations/locator-query.ts'

/** Updates the form fields that another control has changed in the query. Other fields keep the visitor's unsent changes. */
export function useFollowedFields(form: RefObject<HTMLFormElement | null>, query: LocatorQuery): void {
  const last = useRef(query)
  useEffect(() => {
    const [before, now] = [chosenIn(last.current), chosenIn(query)]
    last.current = query
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      if (input.type === 'hidden') continue
      if (input.type === 'datetime-local') {
        if (before.at !== now.at) input.value = now.at
        continue
      }
      const choice = `${input.name}=${input.value}`
      if (before.choices.has(choice) !== now.choices.has(choice)) input.checked = now.choices.has(choice)
    }
  }, [form, query])
}

function chosenIn(query: LocatorQuery) {
  const pairs = new URLSearchParams(writeLocatorQuery({ ...query, others: '' }))
  const filters = query.filters.map((id) => `f=${id}`)
  return { at: query.openAt ?? '', choices: new Set([`service=${query.service ?? ''}`, `open=${pairs.get('open') ?? ''}`, ...filters]) }
}
