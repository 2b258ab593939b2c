/** A label's words, and what is said beside them. */
export function FieldName({ label, note }: { label: string; note: string | undefined }) {
  return (
    <>
      {label}
      {note && <span className="field-note">{` (${note})`}</span>}
    </>
  )
}
