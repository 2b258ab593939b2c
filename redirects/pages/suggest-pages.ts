/** A page of the site as the target of a rule. */
export interface PageSuggestion {
  path: string
  title?: string
}
