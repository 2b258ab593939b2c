/** Resolves in a task of its own: what waits meanwhile, a press or a frame, has its turn before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
