/** What a visitor sees of a document. The state after it also holds sentences that the page does not say now. */
export function shownHtml(html: string): string {
  return html.split('<script id="state"')[0] ?? ''
}
