/** MapLibre draws with WebGL 2. */
export function canDrawMaps(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // a page may hold few contexts: this one goes back at once
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false // a browser that is told to refuse may throw
  }
}
