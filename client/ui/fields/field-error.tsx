import { Icon } from '../icon.tsx'
import { errorId } from './described-by.ts'

/** Below the control, in words, with a sign: not by colour alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={errorId(id)} className="field-error">
      <Icon name="error" />
      {error}
    </p>
  )
}
