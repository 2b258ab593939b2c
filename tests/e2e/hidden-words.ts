import type { Page } from '@playwright/test'

/**
 * Finds lines of text and controls that are cut off or covered. It checks both ends of each line
 * and control. First it scrolls them to the middle of the window, because text under a sticky
 * header can be scrolled into view. A part that scrolls sideways must show that it scrolls. Pins on
 * a map may cover each other, because the list next to the map has the same stations.
 */
export function hiddenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const REPLACED = 'img, video, canvas, iframe, svg, svg *, input, select, textarea'
    // Badges of a card that do not fit into its row are left out on purpose.
    const UNJUDGED = 'script, style, noscript, option, .map-canvas *, .locator-badges *'
    const found = new Set<string>()
    const forScreenReaders = new Map<Element, boolean>()
    const scrollers = new Map<Element, Element | undefined>()
    // Presses go through these elements, but they can cover text.
    const pressedThrough = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) => styleOf(one).pointerEvents === 'none',
    )

    // lays out all blocks (page/page-view.css)
    document.documentElement.dataset['whole'] = ''
    for (const element of pressedThrough) element.style.pointerEvents = 'auto'
    for (const pieces of [texts(), controls()]) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      for (const piece of pieces) judge(piece)
    }
    for (const element of pressedThrough) element.style.pointerEvents = ''
    return [...found]

    interface Piece {
      /** the element that must be visible there */
      element: Element
      name: string
      isControl: boolean
      /** one per line */
      boxes: () => DOMRect[]
    }

    function texts(): Piece[] {
      const pieces: Piece[] = []
      for (const root of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const { currentNode: node } = walker
          const { parentElement: element, textContent } = node
          if (!element || !textContent?.trim() || !isSeen(element)) continue
          const name = `“${textContent.trim().replace(/\s+/g, ' ').slice(0, 49)}”`
          pieces.push({
            element: withBox(element),
            name,
            isControl: false,
            boxes: () => linesOf(node),
          })
        }
      }
      return pieces
    }

    function controls(): Piece[] {
      const elements = [...document.querySelectorAll(`${selector} :is(${CONTROLS})`)].filter(isSeen)
      return elements.map((element) => ({
        element,
        name: nameOf(element),
        isControl: true,
        boxes: () => [...element.getClientRects()].filter(hasSize),
      }))
    }

    function judge({ element, name, isControl, boxes }: Piece): void {
      const count = boxes().length
      const scroller = scrollerOf(element)
      for (let index = 0; index < count; index++) {
        for (const isStart of [true, false]) {
          const boxNow = () => boxes()[index] ?? new DOMRect()
          if (scroller) scrollWithin(scroller, boxNow(), isStart)
          window.scrollBy({ top: offMiddle(boxNow(), 0, innerHeight), behavior: 'instant' })
          const hider = hiderOfEnd(boxNow(), isStart, element, isControl)
          if (!hider) continue
          // The first line of the header is shown only at the top.
          window.scrollTo({ top: 0, behavior: 'instant' })
          if (hiderOfEnd(boxNow(), isStart, element, isControl))
            return void found.add(`${name} ${hider}`)
        }
      }
    }

    function hiderOfEnd(
      box: DOMRect,
      isStart: boolean,
      element: Element,
      isControl: boolean,
    ): string | undefined {
      const inset = Math.min(2, box.width / 2)
      // The upper part at the start of a line of text and the lower part at its end.
      const height = isControl ? 0.5 : isStart ? 0.3 : 0.7
      return hiderAt(
        isStart ? box.left + inset : box.right - inset,
        box.top + box.height * height,
        element,
        isControl,
      )
    }

    /** The element that covers a point, or that receives a press there. */
    function hiderAt(
      x: number,
      y: number,
      element: Element,
      isControl: boolean,
    ): string | undefined {
      if (document.elementFromPoint(x, y) === element) return undefined
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === element) return undefined
        if (above.contains(element)) break
        // A press on a label counts as a press on its field.
        const isOwn =
          isControl &&
          (element.contains(above) || (above.closest('label')?.control ?? undefined) === element)
        const takesPress = isControl && !pressedThrough.includes(above as HTMLElement)
        if (!isOwn && (takesPress || isPaintedAt(above, x, y))) return `lies under ${nameOf(above)}`
      }
      return 'is cut off'
    }

    function isPaintedAt(element: Element, x: number, y: number): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false
      if (element.matches(REPLACED)) return true
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isInside = x >= left && x <= right && y >= top && y <= bottom
      if (
        isInside ? hasPlane(element) : hasPlane(element, '::before') || hasPlane(element, '::after')
      )
        return true
      return [...element.childNodes].some(
        (node) =>
          node.nodeType === Node.TEXT_NODE && linesOf(node).some((line) => isOnLine(line, x, y)),
      )
    }

    function hasPlane(element: Element, part?: string): boolean {
      const { backgroundColor, backgroundImage, maskImage, position } = styleOf(element, part)
      // Icons are masks or part of their line.
      if (part && (maskImage !== 'none' || position === 'static')) return false
      return backgroundImage !== 'none' || !/, 0\)$|\/ 0\)$/.test(backgroundColor)
    }

    function isOnLine({ left, right, top, height }: DOMRect, x: number, y: number): boolean {
      return x >= left && x <= right && y >= top + height / 4 && y <= top + (height * 3) / 4
    }

    function linesOf(text: Node): DOMRect[] {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter(hasSize)
    }

    function hasSize({ width, height }: DOMRect): boolean {
      return width > 1 && height > 1
    }

    function isSeen(element: Element): boolean {
      const isDrawn = element.checkVisibility({
        visibilityProperty: true,
        contentVisibilityAuto: true,
        opacityProperty: true,
      })
      // The skip link is above the window until it has the focus.
      return (
        isDrawn &&
        !element.matches(UNJUDGED) &&
        !isClippedAway(element) &&
        element.getBoundingClientRect().bottom + scrollY > 0
      )
    }

    function isClippedAway(element: Element): boolean {
      const known = forScreenReaders.get(element)
      if (known !== undefined) return known
      const isAway =
        styleOf(element).clipPath === 'inset(50%)' ||
        (!!element.parentElement && isClippedAway(element.parentElement))
      forScreenReaders.set(element, isAway)
      return isAway
    }

    function withBox(element: Element): Element {
      return styleOf(element).display === 'contents' && element.parentElement
        ? withBox(element.parentElement)
        : element
    }

    /** The nearest scrollable ancestor except the window. */
    function scrollerOf(element: Element | null): Element | undefined {
      if (!element || element === document.body) return undefined
      if (scrollers.has(element)) return scrollers.get(element)
      const { overflowX, overflowY } = styleOf(element)
      const scrollsX = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth
      const scrollsY = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight
      const scroller = scrollsX || scrollsY ? element : scrollerOf(element.parentElement)
      scrollers.set(element, scroller)
      return scroller
    }

    function scrollWithin(scroller: Element, box: DOMRect, isStart: boolean): void {
      const { left, right, top, height } = scroller.getBoundingClientRect()
      const x = isStart ? box.left : box.right
      const before = scroller.scrollLeft
      scroller.scrollBy({
        left: x < left + 8 || x > right - 8 ? x - (left + right) / 2 : 0,
        top: offMiddle(box, top, height),
        behavior: 'instant',
      })
      if (scroller.scrollLeft !== before && !saysThatItScrolls(scroller))
        found.add(`${nameOf(scroller)} does not show that it scrolls`)
    }

    /** The keyboard can reach it or its content, and it has buttons or fades out at its edge. */
    function saysThatItScrolls(scroller: Element): boolean {
      const { backgroundAttachment, maskImage } = styleOf(scroller)
      const isReached =
        scroller.matches('[tabindex="0"][aria-label]') || scroller.querySelector(CONTROLS) !== null
      const hasButtons = !!scroller.parentElement?.querySelector('button[aria-label]')
      return (
        isReached && (hasButtons || backgroundAttachment.includes('local') || maskImage !== 'none')
      )
    }

    /** How far to scroll so that sticky parts do not cover a line; 0 if it is near the middle. */
    function offMiddle(box: DOMRect, top: number, height: number): number {
      const place = (box.top + box.bottom) / 2 - top
      return place < height / 4 || place > height / 2 ? place - height * 0.3 : 0
    }

    function styleOf(element: Element, part?: string): CSSStyleDeclaration {
      return getComputedStyle(element, part)
    }

    function nameOf(element: Element): string {
      const classes = [...element.classList].map((name) => `.${name}`).join('')
      return `<${element.tagName.toLowerCase()}${classes}>${element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)}`
    }
  }, within)
}
