import { expect, test } from 'vitest'
import { readStationList } from '#shared/contract/read-stations.ts'
import { readStoredStations, writeStoredStations } from '../../../worker/loaders/stored-stations.ts'
import { aStation } from '../a-station.ts'

const WEEK = [{ date: '2026-11-24', openHours: [{ startTime: '06:00', endTime: '21:00' }] }]

test('a stored list of stations is read as it was, and equal weeks are stored once', () => {
  const stations = readStationList({
    stations: [
      aStation('a', 'St1 A', { openingHours: WEEK, washHours: [...WEEK] }),
      aStation('b', 'St1 B', { openingHours: [...WEEK] }),
    ],
  })
  const stored = JSON.parse(writeStoredStations(stations ?? []))
  expect(stored.weeks).toEqual([WEEK])
  expect(readStoredStations(stored)).toEqual(stations)
})
