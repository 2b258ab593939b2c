/** §5: a tag manager's id is GTM- or G- followed by uppercase letters or digits. */
export const TAG_MANAGER_ID = /^(?:GTM|G)-[A-Z\d]+$/
