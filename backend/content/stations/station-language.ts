/** The local language of a station. */
export type StationLanguage = 'fi' | 'sv' | 'no'
