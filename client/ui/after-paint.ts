/** Calls back in a task of its own once the next frame has been drawn. Returns how to call it off. */
export function afterPaint(callback: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
