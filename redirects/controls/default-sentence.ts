import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'

/** What visitors read at the checkout while it is closed, unless someone writes another sentence. */
export function defaultSentence(locale: LocaleCode, until: number, now: number): string {
  const time = timeIn(locale, until, now)
  switch (locale) {
    case 'fi-FI':
      return `Verkkokauppa on suljettu huollon vuoksi ${time} asti. Ostoskorisi säilyy.`
    case 'sv-SE':
      return `Webbutiken är stängd för underhåll till ${time}. Din varukorg finns kvar.`
    case 'no-NO':
      return `Nettbutikken er stengt for vedlikehold til ${time}. Handlekurven din beholdes.`
    case 'en-EU':
      return `The shop is closed for maintenance until ${time}. Your cart is kept.`
  }
}

/** With the day if it is not today, and the city of the zone in the international language. */
function timeIn(locale: LocaleCode, until: number, now: number): string {
  const { iso, timeZones, country } = LOCALES[locale]
  const [timeZone] = timeZones
  const dayOf = (at: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
  const day = new Intl.DateTimeFormat(iso, {
    timeZone,
    day: 'numeric',
    month: country === undefined ? 'long' : 'numeric',
  }).format(until)
  const clock = new Intl.DateTimeFormat(iso, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(until)
  const said = `${dayOf(until) === dayOf(now) ? '' : `${day} `}${CLOCK_WORDS[locale]}${clock}`
  return country === undefined
    ? `${said} (${timeZone.slice(timeZone.indexOf('/') + 1)} time)`
    : said
}

const CLOCK_WORDS: Record<LocaleCode, string> = {
  'fi-FI': 'klo ',
  'sv-SE': 'kl. ',
  'no-NO': 'kl. ',
  'en-EU': '',
}
