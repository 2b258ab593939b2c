import { expect, test } from 'vitest'
import {
  CLUSTER_MAX_ZOOM,
  CLUSTER_RADIUS_PX,
  clusterColor,
  VIEWPORT_PADDING_PX,
} from '../../../client/stations/clusters.ts'

test.each([
  [10, 3, 'blue'],
  [11, 3, 'red'],
  [11, 11, 'blue'],
  [12, 11.5, 'red'],
  [50, 80, 'blue'],
  [81, 80, 'red'],
  [2, 0, 'blue'],
  [11, Number.NaN, 'red'],
  [Number.NaN, 5, 'blue'],
])(
  'a cluster of %s with a mean of %s is %s: red above the larger of 10 and the mean count, otherwise blue (§4)',
  (count, mean, color) => {
    expect(clusterColor(count, mean)).toBe(color)
  },
)

test('the clustering radius is 60, the maximum zoom 16, and the viewport padding 60 (§9)', () => {
  expect([CLUSTER_RADIUS_PX, CLUSTER_MAX_ZOOM, VIEWPORT_PADDING_PX]).toEqual([60, 16, 60])
})
