import { createLogReader } from '#redirects/replay/read-log.ts'

const PIECE_CHARACTERS = 1_000_000

/** Reads a log a piece at a time: the page stays in use, and it can be stopped. */
export async function readLog(log: string, signal: AbortSignal) {
  const reader = createLogReader()
  for (let at = 0; at < log.length && !signal.aborted; at += PIECE_CHARACTERS) {
    reader.add(log.slice(at, at + PIECE_CHARACTERS))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return reader.end()
}
