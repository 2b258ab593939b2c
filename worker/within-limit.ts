/** What `work` comes to; undefined when that takes longer. The work itself goes on. */
export async function withinLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    // a timer that waits until the response is sent costs twice what a look-up does
    clearTimeout(timer)
  }
}
