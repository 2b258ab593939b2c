// What MapLibre looks for in a window: a Web Worker has none. Elements hold their listeners and no more; what is drawn is on the canvases handed over.
import type { MapInput, MapSize } from '../map-thread.ts'

type Listener = (event: ThreadEvent) => void

/** Stands for MouseEvent, WheelEvent, TouchEvent and KeyboardEvent. The page has prevented what is to be prevented (forward-input.ts). */
export class ThreadEvent {
  type: string
  constructor(type: string, fields: object) {
    Object.assign(this, fields)
    this.type = type
  }
  preventDefault(): void {}
  stopPropagation(): void {}
}

class ThreadTarget {
  private readonly listeners = new Map<string, Set<Listener>>()
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener))
  }
  removeEventListener(type: string, listener: Listener): void {
    this.listeners.get(type)?.delete(listener)
  }
  hear(event: ThreadEvent): void {
    for (const listener of this.listeners.get(event.type) ?? []) listener(event)
  }
}

/** All are as large as the map, at its corner. */
const size: MapSize = { width: 0, height: 0 }

const box = {
  get clientWidth() {
    return size.width
  },
  get clientHeight() {
    return size.height
  },
  get offsetWidth() {
    return size.width
  },
  get offsetHeight() {
    return size.height
  },
  clientLeft: 0,
  clientTop: 0,
  getBoundingClientRect: () => ({ left: 0, top: 0, ...size }),
  setAttribute(): void {},
  remove(): void {},
}

class ThreadElement extends ThreadTarget {
  readonly nodeType = 1
  readonly ownerDocument = threadDocument
  readonly style = {}
  readonly classList = { add(): void {}, remove(): void {}, toggle(): void {} }
  appendChild<Child>(child: Child): Child {
    return child
  }
  contains(): boolean {
    return true
  }
}
Object.defineProperties(ThreadElement.prototype, Object.getOwnPropertyDescriptors(box))

const beside = new ThreadTarget()
let canvasOfMap: OffscreenCanvas | undefined
const elements: ThreadElement[] = []

const threadDocument = Object.assign(beside, {
  defaultView: globalThis,
  documentElement: { style: {} },
  visibilityState: 'visible',
  // letters are drawn with it
  fonts: 'fonts' in globalThis ? Reflect.get(globalThis, 'fonts') : undefined,
  createElement(name: string): unknown {
    if (name === 'canvas') return canvasOfMap
    const element = new ThreadElement()
    elements.push(element)
    return element
  },
})

class NothingToObserve {
  observe(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  window: globalThis,
  document: threadDocument,
  ResizeObserver: NothingToObserve,
  MouseEvent: ThreadEvent,
  WheelEvent: ThreadEvent,
  HTMLElement: ThreadElement,
  HTMLImageElement: NothingToObserve,
})

/** The element that MapLibre fills, with the canvas that it draws on. */
export function containerOf(canvas: OffscreenCanvas, given: MapSize): HTMLElement {
  canvasOfMap = Object.defineProperties(Object.assign(canvas, { style: {} }), Object.getOwnPropertyDescriptors(box))
  setSize(given)
  return new ThreadElement() as unknown as HTMLElement
}

export function setSize({ width, height }: MapSize): void {
  Object.assign(size, { width, height })
}

/** Whatever listens hears it: MapLibre's canvas container, or its document for a drag that has left the map. */
export function hearInput({ beside: isBeside, type, ...fields }: MapInput): void {
  const event = new ThreadEvent(type, fields)
  if (isBeside) beside.hear(event)
  else for (const element of elements) element.hear(event)
}
