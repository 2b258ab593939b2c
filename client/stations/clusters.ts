/** §9 */
export const CLUSTER_RADIUS_PX = 60
export const CLUSTER_MAX_ZOOM = 16
export const VIEWPORT_PADDING_PX = 60

const BUSY_COUNT = 10

/**
 * §4: red when the cluster has more stations than the larger of 10 and the mean count, otherwise
 * blue.
 */
export function clusterColor(count: number, meanCount: number): 'red' | 'blue' {
  // without clusters the mean is NaN, and Math.max would be NaN
  return count > Math.max(BUSY_COUNT, Number.isNaN(meanCount) ? 0 : meanCount) ? 'red' : 'blue'
}
