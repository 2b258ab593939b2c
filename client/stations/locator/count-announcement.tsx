import { useEffect, useState } from 'react'
import { pluralKey } from '#shared/messages/messages.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

const PAUSE_MS = 700

/** Announces the number of stations when the list has stopped changing: not with every letter typed, and not when the page opens. */
export function CountAnnouncement({ total }: { total: number }) {
  const t = useTranslate('stations')
  const [first] = useState(total)
  const [said, setSaid] = useState<number>()
  useEffect(() => {
    if (said === undefined && total === first) return
    const timer = setTimeout(() => setSaid(total), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [total, first, said])
  return (
    <output className="ui-visually-hidden locator-announcement">
      {said === undefined ? '' : t(pluralKey('list.count', said), { count: said })}
    </output>
  )
}
