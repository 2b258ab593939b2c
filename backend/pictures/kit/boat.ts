import { glow } from './light.ts'
import { badge } from './brand.ts'
import { circle, line, path, rect } from './svg.ts'

/** A cabin boat seen from the side, bow to the right; 700 cm, its waterline at 0. */
export function boat(hull = '#f3f3f3', band = '#2863bf'): string {
  return [
    line('M-60,-250 L-60,-360', '#8297ad', 6),
    path('M-60,-356 L-8,-342 L-60,-328 Z', '#ed1b2e'),
    path('M-190,-104 L-170,-236 C-168,-246 -160,-252 -150,-252 L70,-252 C86,-252 94,-246 104,-232 L178,-112 Z', '#dfe6ee'),
    path('M-190,-104 L-170,-236 C-168,-246 -160,-252 -150,-252 L-60,-252 L-80,-104 Z', '#071425', { opacity: 0.14 }),
    path(
      'M-146,-228 L-70,-228 L-70,-158 L-156,-158 Z M-52,-228 L20,-228 L20,-158 L-52,-158 Z M38,-228 L78,-228 L120,-158 L38,-158 Z',
      'url(#window)',
    ),
    rect(-180, -262, 270, 14, '#f3f3f3', { radius: 7 }),
    glow(-10, -196, 240, 110, 'warm', 0.4),
    path('M-350,-96 L372,-128 C340,-60 300,-20 262,0 L-330,0 C-342,-30 -350,-66 -350,-96 Z', hull),
    path('M-346,-62 L344,-84 L316,-46 L-340,-34 Z', band),
    path('M-338,-24 L296,-24 C284,-14 274,-6 262,0 L-330,0 Z', '#ed1b2e', { opacity: 0.85 }),
    line('M180,-122 L190,-172 L340,-168 L372,-128 M264,-170 L262,-124', '#8297ad', 5),
    badge(-250, -78, 40),
    circle(-60, -366, 6, '#fff6dc') + glow(-60, -366, 50, 50, 'white', 0.8),
  ].join('')
}
