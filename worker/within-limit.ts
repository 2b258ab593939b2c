/** The result of `work`, or undefined when it takes longer. The work continues. */
export async function withinLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    // leaves no pending timer: it would cost more than the work itself
    clearTimeout(timer)
  }
}
