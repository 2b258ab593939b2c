/** Where the map's style is had, when a maps service is configured (MAP_STYLE_URL, MAP_KEY). The key is one for browsers: visitors see it. */
export interface MapStyle {
  /** may hold `{key}`, `{language}`, `{region}`, `{version}`, `{libraries}` */
  url: string
  key?: string
}
