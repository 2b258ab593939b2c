import type { ReactNode } from 'react'
import type { FaultName } from '#redirects/table/fault.ts'
import { useTexts } from '../texts/texts.ts'

export interface RuleFieldProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'date'
  hint?: string
  fault?: FaultName | undefined
  /** without automatic capital letters and spell check */
  isAddress?: boolean
  isDisabled?: boolean
  children?: ReactNode
}

export function RuleField({
  id,
  label,
  value,
  onChange,
  type = 'text',
  hint,
  fault,
  isAddress = false,
  isDisabled = false,
  children,
}: RuleFieldProps) {
  const { t } = useTexts()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        className={isAddress ? 'path' : undefined}
        disabled={isDisabled}
        autoComplete="off"
        spellCheck={!isAddress}
        autoCapitalize={isAddress ? 'none' : undefined}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault${hint ? ` ${id}-hint` : ''}`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <p id={`${id}-fault`} className="field-fault" aria-live="polite">
        {fault !== undefined && t(`faults.${fault}`)}
      </p>
      {children}
    </div>
  )
}
