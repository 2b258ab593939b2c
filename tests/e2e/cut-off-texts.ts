import type { Page } from '@playwright/test'

/**
 * Texts that cannot be read to their end: they reach out of a box that clips them, or out of the window's width. What scrolls is
 * whole, and so is what only screen readers are to have.
 */
export function cutOffTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = new Set<string>()
    const range = document.createRange()
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        if (!element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
        if (element.closest('.ui-visually-hidden, script, style, noscript')) continue
        range.selectNodeContents(texts.currentNode)
        const rectangles = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
        const clips = clipsAround(element)
        if (rectangles.some((rectangle) => clips.some((clip) => reachesOut(rectangle, clip)))) {
          found.add(`${element.className || element.tagName}: ${texts.currentNode.textContent?.trim().slice(0, 60)}`)
        }
      }
    }
    return [...found]

    /** The boxes that hide what reaches out of them: up to the first that can be scrolled, or to the window. */
    function clipsAround(element: Element): Clip[] {
      const clips: Clip[] = []
      for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box)
        if (clipPath !== 'none') return []
        if (/auto|scroll/.test(overflowX + overflowY)) return clips
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const [hidesX, hidesY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]
        if (hidesX || hidesY) {
          clips.push({
            left: hidesX ? left : -Infinity,
            right: hidesX ? right : Infinity,
            top: hidesY ? top : -Infinity,
            bottom: hidesY ? bottom : Infinity,
          })
        }
        if (position === 'fixed') return clips
      }
      return [...clips, { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }]
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
