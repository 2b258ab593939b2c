import { breaks, found, header, set } from '../planted-break.ts'

const APP = { title: 'A', store: 'appStore', url: 'https://a.example/' }

export const LAYOUT_BREAKS = breaks('layout', found, [
  ['no footer', set('footer', undefined), /^footer: expected object/m],
  ['an id that is a number', set('navigation.0.id', 7), 'navigation[].id: expected string'],
  [
    'a flag in quotes',
    set('navigation.0.children.0.visibleInNavigation', 'true'),
    'navigation[].children[].visibleInNavigation: expected boolean',
  ],
  [
    'five apps',
    set('footer.appDownloads', [APP, APP, APP, APP, APP]),
    'footer.appDownloads: Too big',
  ],
  [
    'a redirect',
    { status: 302, headers: { location: 'https://elsewhere.example/' } },
    'expected status 200, received 302',
  ],
  [
    'HTML',
    header('content-type', 'text/html; charset=utf-8'),
    'content-type: expected application/json',
  ],
  [
    'another charset',
    header('content-type', 'application/json; charset=latin1'),
    'content-type: expected application/json',
  ],
])
