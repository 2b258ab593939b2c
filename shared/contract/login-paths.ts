// What every page asks, apart from the endpoint table: to ask who the visitor is, a browser need not load the table.

/** below the backend's origin, and below /proxy/ */
export const AUTH_PATH = 'api/v1/auth'

/** below /proxy/: the customer endpoint's key (§7) */
export const CUSTOMER_PATH = 'cms/my-pages'
