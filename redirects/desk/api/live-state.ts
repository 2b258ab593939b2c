import type { LiveVersion } from '#redirects/versions/live-version.ts'
import type { LiveState } from '../wire.ts'

export function liveState({ version, state, pointsTo }: LiveVersion, isMissing: boolean): LiveState {
  return { version, state, pointsTo, ...(isMissing && { isMissing }) }
}
