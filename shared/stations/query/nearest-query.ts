/** The query of the nearest station where one can refuel or charge now. `near` is added when the position is known. */
export const NEAREST_QUERY = 'open=now&nearest=1'
