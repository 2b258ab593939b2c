// Where the search is, for links to it: the header of every page has one.
export const SEARCH_QUERY_NAME = 'q'
/** ids on the search page: links and the form lead there, and the browser gives them the focus */
export const SEARCH_FIELD_ID = 'search-field'
export const SEARCH_RESULTS_ID = 'search-results'
/** characters of a search */
export const MAX_QUERY = 100
