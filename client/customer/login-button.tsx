import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { comeBackHere } from './come-back-here.ts'

/** To the account hub and back to this very address; nothing where the locale has no hub. */
export function LoginButton({ text, className }: { text: string; className: string }) {
  const { addressing, config } = useSite()
  const hub = config.accountHubs[addressing.locale]
  if (hub === undefined) return null
  return (
    <a href={hub} className={className} onClick={comeBackHere}>
      <Icon name="user" />
      {text}
    </a>
  )
}
