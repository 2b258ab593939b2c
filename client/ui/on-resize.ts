/** Calls back once the window has kept its size for so long. Returns how to stop. */
export function onResize(callback: () => void, debounceMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(callback, debounceMs)
  }
  window.addEventListener('resize', wait)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', wait)
  }
}
