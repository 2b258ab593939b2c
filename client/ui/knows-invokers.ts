/** Whether the browser itself opens and closes what a button names in `commandfor`; where it does, a script must not do it again. */
export function knowsInvokers(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype
}
