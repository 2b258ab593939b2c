import type { ConsentMessages } from '#shared/messages/messages.ts'

interface ConsentOptionProps {
  name: 'necessary' | 'statistics' | 'marketing'
  messages: ConsentMessages['necessary']
  /** absent for the necessary, which is always on */
  checked?: boolean
}

export function ConsentOption({ name, messages, checked }: ConsentOptionProps) {
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
      <label htmlFor={id}>{messages.title}</label>
      <p id={`${id}-text`}>{messages.text}</p>
    </div>
  )
}
