/** Whether the address of a request is of this machine. */
export function isLocalHost(address: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}
