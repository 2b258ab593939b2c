/** The cookie the account hub sets (contract.md, "Customer"). HttpOnly: scripts never see it. */
export const SESSION_COOKIE = 'st1_session'
