/** The desk's icons (`@icons desk` in desk.css), each with its name in Lucide, for the build. */
export const DESK_ICONS = {
  check: 'check',
  'chevron-down': 'chevron-down',
  download: 'download',
  history: 'rotate-ccw-clock',
  menu: 'menu',
  plus: 'plus',
  search: 'search',
  stop: 'octagon-x',
  trash: 'trash',
  undo: 'undo-2',
  wand: 'wand-sparkles',
  warning: 'triangle-alert',
} as const
