/**
 * What was pressed before hydration (entry-early.ts). Called right before React listens: from then on React itself hydrates what is
 * pressed. Returns what makes the kept presses, for right after; each once.
 */
export function takeEarlyPresses(root: HTMLElement): () => void {
  root.dataset['live'] = ''
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-pressed]')]
  for (const button of buttons) {
    // as the server sent it, which React expects
    button.ariaBusy = button.dataset['pressed'] || null
    delete button.dataset['pressed']
  }
  return () => buttons.forEach((button) => button.click())
}
