import { TAG_MANAGER_ID } from '#shared/navigation/payload.ts'

/** §5 */
export function isTagManagerId(id: string): boolean {
  return TAG_MANAGER_ID.test(id)
}
