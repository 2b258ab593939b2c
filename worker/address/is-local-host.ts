/** Whether the address of a request is of this machine. */
export function isLocalHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}
