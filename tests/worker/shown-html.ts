/**
 * The HTML that a visitor sees: without the state after it, which also has sentences that the page does not show, and without the comments by
 * which React separates texts.
 */
export async function shownHtml(response: Response | Promise<Response>): Promise<string> {
  const html = await (await response).text()
  return (html.split('<script id="state"')[0] ?? '').replaceAll('<!-- -->', '')
}
