import { useId } from 'react'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'

interface VersionChoiceProps {
  label: string
  /** the label of the empty choice */
  none: string
  version: string
  onChoose?: (version: string) => void
}

/** Selects a stored version that is not live: the form field `version`. Renders nothing without such a version. */
export function VersionChoice({ label, none, version, onChoose }: VersionChoiceProps) {
  const { locale } = usePlace()
  const versions = useDesk('versions', { locale }).data?.versions.filter(({ isLive }) => !isLive) ?? []
  const id = useId()
  if (versions.length === 0) return null
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select key={version} id={id} name="version" defaultValue={version} onChange={({ target }) => onChoose?.(target.value)}>
        <option value="">{none}</option>
        {versions.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </>
  )
}
