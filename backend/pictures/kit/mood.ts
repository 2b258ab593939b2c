// Three hours of one winter day. Every scene takes its sky, snow and distance from one of them.
export interface Mood {
  /** from the zenith to the horizon */
  sky: readonly string[]
  /** from the horizon to the viewer's feet */
  snow: readonly string[]
  /** far, middle, near */
  ridges: readonly [string, string, string]
  treeline: string
  pine: { lit: string; dark: string; snow: string }
  asphalt: readonly [string, string]
}

export const BLUE_HOUR: Mood = {
  sky: ['#0a1b30', '#142f53', '#2a5488', '#6f93bf', '#d9c5ad', '#ffdc98'],
  snow: ['#c3cfdf', '#86a2c5', '#53779f', '#2f5179'],
  ridges: ['#7590b4', '#456792', '#23446c'],
  treeline: '#142f49',
  pine: { lit: '#23565a', dark: '#123039', snow: '#a9c0da' },
  asphalt: ['#4a6384', '#1c2f47'],
}

export const MORNING: Mood = {
  sky: ['#3f76b5', '#79a3d0', '#b4cee6', '#e6e6df', '#ffeabd', '#ffdf94'],
  snow: ['#fff3da', '#eef2f6', '#d3e0ed', '#adc3dc'],
  ridges: ['#b3c8de', '#87a6c7', '#567da8'],
  treeline: '#315a72',
  pine: { lit: '#3b7267', dark: '#1f4a4a', snow: '#f4f7fb' },
  asphalt: ['#a7b8ca', '#5d7590'],
}

export const NIGHT_SKY: Mood = {
  sky: ['#050d18', '#0a1829', '#102743', '#1d3a5c', '#335a87', '#4d77a6'],
  snow: ['#5a7ba4', '#3d5f8a', '#274870', '#132c49'],
  ridges: ['#274a74', '#19385e', '#102845'],
  treeline: '#0b1e33',
  pine: { lit: '#15404a', dark: '#0a222d', snow: '#6d8db3' },
  asphalt: ['#2b4463', '#0d1c2e'],
}
