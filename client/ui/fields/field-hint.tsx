import { hintId } from './described-by.ts'

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null
  return (
    <p id={hintId(id)} className="field-hint">
      {hint}
    </p>
  )
}
