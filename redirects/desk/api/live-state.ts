import type { LiveVersion } from '#redirects/versions/live-version.ts'
import type { LiveState } from '../wire.ts'

export function liveState({ version, state, pointsTo, latest }: LiveVersion, isMissing: boolean): LiveState {
  const publication = latest && { seq: latest.seq, kind: latest.kind, who: latest.who, why: latest.why, at: latest.at }
  return { version, state, pointsTo, ...(publication && { publication }), ...(isMissing && { isMissing }) }
}
