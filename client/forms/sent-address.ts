import { SENT_QUERY_NAME } from '#shared/forms/form-values.ts'
import { ownQuery, writeQuery } from '../navigation/own-query.ts'

/** The address a form without a script ends at (worker/routes/forms.ts): a reload shows that the form was sent, and Back leads to no form to send again. */
export function writeSentAddress(formId: string): void {
  // the page shows it already: nothing is to be loaded for this change
  const release = ownQuery(location.pathname, () => undefined)
  writeQuery(`?${new URLSearchParams({ [SENT_QUERY_NAME]: formId })}`, 'replace')
  release()
}
