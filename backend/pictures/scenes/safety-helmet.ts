import { badge } from '../kit/brand.ts'
import { times } from '../kit/chance.ts'
import { frame } from '../kit/frame.ts'
import { glow } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { INK, WOOD, YELLOW } from '../kit/palette.ts'
import { outlook, pendant, room } from '../kit/room.ts'
import { at, ellipse, line, path, rect } from '../kit/svg.ts'
import { tank, tower } from '../kit/works.ts'

/** Helmet, gloves and vest ready on the bench, the plant's lamps in the window. */
export function safetyHelmet(): string {
  const plantView =
    at(620, 520, 0.6, tower(60, 380)) +
    at(700, 520, 0.6, tower(76, 500, '#c3cfdf')) +
    at(1230, 522, 0.6, tank(240, 160)) +
    at(1390, 522, 0.6, tank(200, 200)) +
    at(800, 520, 0.6, tower(50, 330))
  return frame(
    BLUE_HOUR,
    [
      room({ wall: '#efdcb6', floor: '#7d8797', skirting: 900 }),
      outlook('safety-window', 430, 110, 1060, 620, 3, plantView),
      vest(230, 150) + vest(1640, 150),
      [700, 1220].map((x) => pendant(x, 30)).join(''),
      rect(0, 846, 1920, 34, '#dcae76') +
        rect(0, 876, 1920, 324, WOOD) +
        times(5, (row) => rect(0, 934 + row * 56, 1920, 3, '#8a5a2c', { opacity: 0.35 })),
      glow(960, 900, 800, 110, 'warm', 0.6),
      ellipse(960, 906, 360, 30, '#071425', { opacity: 0.3 }),
      helmet(),
      glove(510, 900) + glasses(1420, 890),
    ].join(''),
  )
}

function helmet(): string {
  return [
    path('M660,820 C640,560 790,420 970,420 C1150,420 1270,570 1262,800 Z', YELLOW),
    path('M660,820 C640,560 790,420 970,420 C840,470 780,600 780,812 Z', '#cc8a00', { opacity: 0.75 }),
    path('M1010,440 C1130,470 1200,580 1212,700 C1180,600 1120,510 1010,440 Z', '#fff3c4', { opacity: 0.9 }),
    path('M900,428 C930,414 1010,414 1040,428 C1090,560 1100,680 1096,800 L860,806 C850,680 860,560 900,428 Z', '#ffd633'),
    path('M900,428 C880,560 870,680 878,806 L860,806 C850,680 860,560 900,428 Z', '#cc8a00', { opacity: 0.5 }),
    path('M620,812 C740,776 1180,766 1290,792 C1340,806 1390,850 1400,880 C1280,846 760,846 640,866 C610,856 604,824 620,812 Z', '#ffca00'),
    path('M640,866 C760,846 1280,846 1400,880 C1280,872 760,878 650,884 C640,880 636,872 640,866 Z', '#a86400'),
    badge(980, 640, 150),
    line('M700,872 C720,960 800,970 860,930', INK, 12) + rect(846, 914, 34, 24, INK, { radius: 6 }),
  ].join('')
}

function vest(x: number, y: number): string {
  return (
    rect(x - 60, y - 20, 120, 16, '#16222f', { radius: 8 }) +
    path(`M${x - 40},${y} L${x - 110},${y + 40} L${x - 120},${y + 470} L${x - 8},${y + 480} L${x - 8},${y + 140} Z`, '#f08a2c') +
    path(`M${x + 40},${y} L${x + 110},${y + 40} L${x + 120},${y + 470} L${x + 8},${y + 480} L${x + 8},${y + 140} Z`, '#f6a046') +
    times(2, (row) => rect(x - 117, y + 240 + row * 120, 109, 34, '#f3f3f3') + rect(x + 8, y + 240 + row * 120, 109, 34, '#ffffff'))
  )
}

function glove(x: number, y: number): string {
  return (
    ellipse(x + 20, y + 36, 190, 20, '#071425', { opacity: 0.28 }) +
    path(
      `M${x - 150},${y + 30} C${x - 160},${y - 30} ${x - 120},${y - 50} ${x - 60},${y - 46} L${x + 60},${y - 56} C${x + 100},${y - 60} ${x + 104},${y - 36} ${x + 70},${y - 30} L${x + 150},${y - 26} C${x + 190},${y - 24} ${x + 190},${y + 2} ${x + 150},${y + 2} L${x + 160},${y + 4} C${x + 196},${y + 8} ${x + 190},${y + 34} ${x + 150},${y + 34} Z`,
      '#2863bf',
    ) +
    rect(x - 176, y - 46, 70, 84, '#1d3a5c', { radius: 10 }) +
    line(`M${x + 20},${y - 6} L${x + 130},${y - 8} M${x + 20},${y + 16} L${x + 130},${y + 16}`, '#12335c', 5)
  )
}

function glasses(x: number, y: number): string {
  return (
    ellipse(x, y + 44, 190, 16, '#071425', { opacity: 0.28 }) +
    path(
      `M${x - 150},${y - 30} C${x - 100},${y - 50} ${x - 20},${y - 44} ${x - 8},${y - 24} C${x},${y - 30} ${x + 10},${y - 30} ${x + 18},${y - 24} C${x + 30},${y - 44} ${x + 110},${y - 50} ${x + 160},${y - 30} C${x + 160},${y + 20} ${x + 120},${y + 44} ${x + 80},${y + 40} C${x + 40},${y + 38} ${x + 26},${y + 10} ${x + 5},${y + 8} C${x - 16},${y + 10} ${x - 30},${y + 38} ${x - 70},${y + 40} C${x - 110},${y + 44} ${x - 150},${y + 20} ${x - 150},${y - 30} Z`,
      '#cfe4ff',
      { opacity: 0.75 },
    ) +
    line(`M${x - 150},${y - 30} C${x - 100},${y - 52} ${x + 110},${y - 52} ${x + 160},${y - 30}`, INK, 9) +
    line(`M${x - 110},${y - 20} L${x - 80},${y + 24} M${x + 70},${y - 20} L${x + 100},${y + 24}`, '#ffffff', 7, 0.8)
  )
}
