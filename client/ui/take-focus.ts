/** The ref of an element that takes the focus when it mounts. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
