/** Which of the company's stations a station belongs to. */
export const NETWORKS = ['MAIN', 'TRUCK', 'MARINE'] as const
export type StationNetwork = (typeof NETWORKS)[number]
