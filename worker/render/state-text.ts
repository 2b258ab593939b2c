/** JSON that can stand in a <script> element: no '<' can end it, no comment can open in it. */
export function stateText(state: unknown): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
}
