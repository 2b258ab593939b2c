/** The company's networks of stations. */
export const NETWORKS = ['MAIN', 'TRUCK', 'MARINE'] as const
export type StationNetwork = (typeof NETWORKS)[number]
