// What a form sends besides its fields. Field names of the content do not begin so.

/** which form of the page it is, when it is sent without a script */
export const FORM_ID_NAME = '_form'

/** a field that people do not see; who fills it in is a program */
export const TRAP_NAME = '_website'

/** of the address a form without a script ends at: the id of the form that was sent */
export const SENT_QUERY_NAME = 'sent'
