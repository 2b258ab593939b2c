/** The page when rendering fails or a form is refused. It has no dependencies and shows no stack. */
export function bareErrorPage(status: number): Response {
  const html = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status}</title>
<main>
<h1>${status}</h1>
<p lang="fi">Jokin meni vikaan. Yritä hetken kuluttua uudelleen.</p>
<p lang="sv">Något gick fel. Försök igen om en stund.</p>
<p lang="nb">Noe gikk galt. Prøv igjen om litt.</p>
<p>Something went wrong. Please try again in a moment.</p>
<p><a href="/">St1</a></p>
</main>
</html>
`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } })
}
