/**
 * The HTML that a visitor sees: without the state after it, which also contains hidden sentences,
 * and without React's comments between texts.
 */
export async function shownHtml(response: Response | Promise<Response>): Promise<string> {
  const html = await (await response).text()
  return (html.split('<script id="state"')[0] ?? '').replaceAll('<!-- -->', '')
}
