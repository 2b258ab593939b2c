// Parts of the search page's address, for the link in the header of every page.
export const SEARCH_QUERY_NAME = 'q'
export const SEARCH_KIND_NAME = 'kind'
/** the words are searched as typed */
export const SEARCH_EXACT_NAME = 'exact'
/**
 * ids on the search page: links and the form lead to them, so that the browser moves the focus
 * there
 */
export const SEARCH_FIELD_ID = 'search-field'
export const SEARCH_RESULTS_ID = 'search-results'
/** characters */
export const MAX_QUERY = 100
