import { useId } from 'react'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { versionName } from '../versions/version-name.ts'
import { versionLines } from '../versions/version-rows.ts'

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
  const texts = useTexts()
  const page = useDesk('versions', { locale }).data
  const id = useId()
  const lines = page ? versionLines(page).filter(({ isLive, isMissing }) => !isLive && !isMissing) : []
  const versions = [...new Map(lines.toReversed().map((line) => [line.version, line])).values()].toReversed()
  if (versions.length === 0) return null
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select key={version} id={id} name="version" defaultValue={version} onChange={({ target }) => onChoose?.(target.value)}>
        <option value="">{none}</option>
        {versions.map((line) => (
          <option key={line.version} value={line.version}>
            {[versionName(texts, line), line.at === undefined ? '' : texts.moment(line.at), line.version].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </div>
  )
}
