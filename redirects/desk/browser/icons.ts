/** The desk's icons (`@icons desk` in desk.css), each with its file in lucide-static. Only the build reads the files. */
export const DESK_ICONS = {
  check: 'check',
  'chevron-down': 'chevron-down',
  clock: 'clock',
  download: 'download',
  draft: 'file-pen-line',
  globe: 'globe',
  history: 'history',
  menu: 'menu',
  plus: 'plus',
  search: 'search',
  stop: 'octagon-x',
  trash: 'trash-2',
  undo: 'undo-2',
  wand: 'wand-sparkles',
  warning: 'triangle-alert',
} as const
