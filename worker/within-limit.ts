/** What `work` comes to; undefined when that takes longer. It goes on all the same: nothing here ends it. */
export async function withinLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
