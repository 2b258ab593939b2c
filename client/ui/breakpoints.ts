/** §9, in px: from this width on. */
export const BREAKPOINTS = {
  smallMobile: 320,
  mobile: 480,
  largeMobile: 768,
  smallDesktop: 992,
  desktop: 1200,
  largeDesktop: 1600,
} as const

export type BreakpointFlags = Record<keyof typeof BREAKPOINTS, boolean>

/** Which breakpoints a window of this width has reached. */
export function breakpointFlags(width: number): BreakpointFlags {
  return {
    smallMobile: width >= BREAKPOINTS.smallMobile,
    mobile: width >= BREAKPOINTS.mobile,
    largeMobile: width >= BREAKPOINTS.largeMobile,
    smallDesktop: width >= BREAKPOINTS.smallDesktop,
    desktop: width >= BREAKPOINTS.desktop,
    largeDesktop: width >= BREAKPOINTS.largeDesktop,
  }
}
