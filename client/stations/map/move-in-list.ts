/** Where a key leads in a listbox of `length` options; undefined for keys that lead nowhere. */
export function moveInList(key: string, active: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, length - 1)
    case 'ArrowUp':
      return Math.max(active - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return undefined
  }
}
