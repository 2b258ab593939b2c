/** What `work` comes to; undefined when that takes longer. The work itself goes on. */
export function withinLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  return Promise.race([work, scheduler.wait(limitMs).then(() => undefined)])
}
