import { useEffect, useId, useState } from 'react'
import { localizedHref, type SiteAddressing } from '#shared/locale/locale-links.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { loadPayload } from '../navigation/page-payloads.ts'
import { useSite } from '../navigation/site-context.tsx'
import { controlProps, FieldFrame, type FieldProps } from '../ui/fields/field-frame.tsx'

const DEBOUNCE_MS = 200
const FEWEST_LETTERS = 2

/**
 * A text field that suggests station names. Any other text is valid too; without JavaScript it is a
 * plain field.
 */
export function StationField(props: FieldProps) {
  const { addressing } = useSite()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<readonly string[]>([])

  useEffect(() => {
    if (typed.trim().length < FEWEST_LETTERS) return
    let isNewest = true
    const timer = setTimeout(
      () => void findNames(typed, addressing).then((found) => isNewest && setNames(found)),
      DEBOUNCE_MS,
    )
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [typed, addressing])

  return (
    <FieldFrame {...props}>
      <input {...controlProps({ ...props, onChange: setTyped })} type="text" list={list} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </FieldFrame>
  )
}

/** The names of the stations that the locator lists first. After a failure there are no suggestions. */
async function findNames(words: string, addressing: SiteAddressing): Promise<readonly string[]> {
  const locator = localizedHref(localizedPath('stationLocator', addressing.locale), addressing)
  try {
    const { result } = await loadPayload(`${locator}?${new URLSearchParams({ q: words })}`)
    if (result.kind !== 'page') return []
    return result.page.content.body.flatMap((block) =>
      block.contentType === 'stationLocator' && block.start?.kind === 'list'
        ? block.start.stations.map(({ station }) => station.name)
        : [],
    )
  } catch {
    return []
  }
}
