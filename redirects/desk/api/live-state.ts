import type { LiveVersion } from '#redirects/versions/live-version.ts'
import type { LiveState } from '../wire.ts'

export function liveState({ version, state, pointer }: LiveVersion, isMissing: boolean): LiveState {
  return {
    state,
    version,
    ...(state === 'unfinished' && { pointsTo: pointer?.version }),
    ...(isMissing && { isMissing }),
  }
}
