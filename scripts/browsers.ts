/**
 * The oldest supported browsers: Baseline "widely available" on 2026-11-25, which are the browsers
 * of 30 months before. Vite builds for them, and tests/scripts/browsers.test.ts refuses newer APIs
 * and CSS functions.
 */
export const BROWSERS = { chrome: '125', edge: '125', firefox: '126', safari: '17.5' }
