import type { ConsentMessages } from '#shared/messages/messages.ts'

interface ConsentOptionProps {
  name: 'necessary' | 'statistics' | 'marketing'
  words: ConsentMessages['necessary']
  /** absent for the necessary, which is always on */
  checked?: boolean
}

export function ConsentOption({ name, words, checked }: ConsentOptionProps) {
  const id = `consent-${name}`
  return (
    <div className="analytics-consent-option">
      <input
        type="checkbox"
        id={id}
        name={name}
        aria-describedby={`${id}-text`}
        defaultChecked={checked ?? true}
        disabled={checked === undefined}
      />
      <label htmlFor={id}>{words.title}</label>
      <p id={`${id}-text`}>{words.text}</p>
    </div>
  )
}
