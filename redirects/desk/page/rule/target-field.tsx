import { type KeyboardEvent, useId, useState } from 'react'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { useSettled } from '../ui/use-settled.ts'
import type { RuleFieldProps } from './rule-field.tsx'

const SETTLED_MS = 120
const MOST_SUGGESTIONS = 6

type TargetFieldProps = Omit<RuleFieldProps, 'type' | 'isAddress' | 'children'>

/** The target of a rule: pages of the site are suggested while the editor types. Enter takes the marked one. */
export function TargetField({ id, label, value, onChange, hint, fault, isDisabled = false }: TargetFieldProps) {
  const { t } = useTexts()
  const { locale } = usePlace()
  const list = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const q = useSettled(value.trim(), SETTLED_MS)
  const { data } = useDesk(isOpen && q !== '' && !/^https?:/i.test(q) ? 'pages' : undefined, { locale, q }, { keepPreviousData: true })
  const pages = (data ?? []).slice(0, MOST_SUGGESTIONS)
  const isShown = isOpen && pages.length > 0 && !(pages.length === 1 && pages[0]?.path === value)

  function take(path: string): void {
    onChange(path)
    setIsOpen(false)
    setMarked(-1)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return
    const page = pages[marked]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setMarked(isShown ? (marked + step + pages.length + (marked < 0 && step < 0 ? 1 : 0)) % pages.length : -1)
    } else if (event.key === 'Enter' && isShown && page) {
      event.preventDefault()
      take(page.path)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setIsOpen(false)
    }
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="picker">
        <input
          id={id}
          className="path"
          role="combobox"
          value={value}
          disabled={isDisabled}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={list}
          aria-activedescendant={isShown && marked >= 0 ? `${list}-${marked}` : undefined}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault${hint ? ` ${id}-hint` : ''}`}
          onKeyDown={onKeyDown}
          onBlur={() => setIsOpen(false)}
          onChange={({ target }) => {
            onChange(target.value)
            setIsOpen(true)
            setMarked(-1)
          }}
        />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- select and datalist cannot show a title beside a path */}
        <div id={list} className="pick" role="listbox" aria-label={t('rule.pages')} hidden={!isShown}>
          {isShown &&
            pages.map(({ path, title }, index) => (
              // the field keeps the focus and has the keys
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={path}
                id={`${list}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for the listbox
                role="option"
                aria-selected={index === marked}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(path)}
              >
                <code className="path">
                  <Marked text={path} part={q} />
                </code>
                <span>{title}</span>
              </div>
            ))}
        </div>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <p id={`${id}-fault`} className="field-fault" aria-live="polite">
        {fault !== undefined && t(`faults.${fault}`)}
      </p>
    </div>
  )
}

/** The part that was typed is bold. */
function Marked({ text, part }: { text: string; part: string }) {
  const last = part.split('/').at(-1) || part
  const at = text.toLowerCase().lastIndexOf(last.toLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + last.length)}</mark>
      {text.slice(at + last.length)}
    </>
  )
}
