/** milliseconds between two looks whether it is drawn */
const LOOK_MS = 8

/** Reads what a context was told to draw, once it is drawn; the thread does not wait meanwhile, as it would for `readPixels` alone. */
export function createPixelReader(gl: WebGL2RenderingContext) {
  const store = gl.createBuffer()
  let pixels: ImageData | undefined

  /** Rows from the bottom upwards; undefined when the context is lost. One at a time: the next reads into the same pixels. */
  return async function readDrawn(): Promise<ImageData | undefined> {
    if (gl.isContextLost()) return undefined
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
    if (pixels?.width !== width || pixels.height !== height) pixels = new ImageData(width, height)
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, store)
    gl.bufferData(gl.PIXEL_PACK_BUFFER, pixels.data.byteLength, gl.STREAM_READ)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0)
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null)
    if (!(await allIsDone(gl))) return undefined
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, store)
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, pixels.data)
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null)
    return pixels
  }
}

/** True when all that a context was told so far is done, false when it is lost. */
async function allIsDone(gl: WebGL2RenderingContext): Promise<boolean> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return false
  gl.flush()
  let state: number
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    state = gl.clientWaitSync(fence, 0, 0)
  } while (state === gl.TIMEOUT_EXPIRED)
  gl.deleteSync(fence)
  return state !== gl.WAIT_FAILED
}
