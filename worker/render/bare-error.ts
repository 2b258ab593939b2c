import type { LocaleCode } from '#shared/locale/locales.ts'

type Sentences = Record<LocaleCode, string>

const FAILED: Sentences = {
  'fi-FI': 'Jokin meni vikaan. Yritä hetken kuluttua uudelleen.',
  'sv-SE': 'Något gick fel. Försök igen om en stund.',
  'no-NO': 'Noe gikk galt. Prøv igjen om litt.',
  'en-EU': 'Something went wrong. Please try again in a moment.',
}
/** Trying again does not help. */
const REFUSED: Partial<Record<number, Sentences>> = {
  403: {
    'fi-FI':
      'Lomaketta ei otettu vastaan, koska sitä ei lähetetty tältä sivustolta. Avaa sivu uudelleen.',
    'sv-SE':
      'Formuläret togs inte emot, eftersom det inte skickades från den här webbplatsen. Öppna sidan igen.',
    'no-NO':
      'Skjemaet ble ikke tatt imot, fordi det ikke ble sendt fra dette nettstedet. Åpne siden på nytt.',
    'en-EU':
      'The form was not accepted, because it was not sent from this site. Open the page again.',
  },
  413: {
    'fi-FI': 'Lomakkeessa on liikaa tekstiä. Palaa takaisin ja lyhennä sitä.',
    'sv-SE': 'Formuläret innehåller för mycket text. Gå tillbaka och korta av den.',
    'no-NO': 'Skjemaet inneholder for mye tekst. Gå tilbake og kort den ned.',
    'en-EU': 'The form contains too much text. Go back and shorten it.',
  },
}

/** The page when rendering fails or a form is refused. It has no dependencies and shows no stack. */
export function bareErrorPage(status: number): Response {
  const sentences = REFUSED[status] ?? FAILED
  const html = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status}</title>
<main>
<h1>${status}</h1>
<p lang="fi">${sentences['fi-FI']}</p>
<p lang="sv">${sentences['sv-SE']}</p>
<p lang="nb">${sentences['no-NO']}</p>
<p>${sentences['en-EU']}</p>
<p><a href="/">St1</a></p>
</main>
</html>
`
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
