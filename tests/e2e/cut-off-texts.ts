import type { Page } from '@playwright/test'

/**
 * Texts that cannot be read to their end: they reach out of a box that clips them, or out of the window's width. What scrolls is
 * whole, and so is what only screen readers are to have.
 */
export function cutOffTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = new Set<string>()
    const range = document.createRange()
    const known = new Map<Element, Clip[] | undefined>()
    const theWindow = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        if (!element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
        if (element.closest('.ui-visually-hidden, script, style, noscript')) continue
        range.selectNodeContents(texts.currentNode)
        const rectangles = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
        const clips = clipsAround(element)
        if (rectangles.some((rectangle) => clips?.some((clip) => reachesOut(rectangle, clip)))) {
          found.add(`${element.className || element.tagName}: ${texts.currentNode.textContent?.trim().slice(0, 60)}`)
        }
      }
    }
    return [...found]

    /** The boxes that hide what reaches out of them: up to the first that can be scrolled, or to the window. Undefined: nothing is to be seen there. */
    function clipsAround(box: Element | null): Clip[] | undefined {
      if (!box || box === document.documentElement) return [theWindow]
      if (!known.has(box)) known.set(box, findClips(box))
      return known.get(box)
    }

    function findClips(box: Element): Clip[] | undefined {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box)
      if (clipPath !== 'none') return undefined
      if (/auto|scroll/.test(overflowX + overflowY)) return []
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const [hidesX, hidesY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]
      const own = {
        left: hidesX ? left : -Infinity,
        right: hidesX ? right : Infinity,
        top: hidesY ? top : -Infinity,
        bottom: hidesY ? bottom : Infinity,
      }
      const outer = position === 'fixed' ? [] : clipsAround(box.parentElement)
      return hidesX || hidesY ? outer && [own, ...outer] : outer
    }

    /** By more than a letter's side bearing, and by more than a line's leading. */
    function reachesOut(text: DOMRect, clip: Clip): boolean {
      const leading = text.height / 4
      return (
        text.left < clip.left - 2 || text.right > clip.right + 2 || text.top < clip.top - leading || text.bottom > clip.bottom + leading
      )
    }

    interface Clip {
      left: number
      right: number
      top: number
      bottom: number
    }
  }, within)
}
