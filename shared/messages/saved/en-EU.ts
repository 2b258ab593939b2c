export const messages = {
  none: 'Nothing is saved on this device. Mark a station with the star, and it opens without a connection too. Codes that you buy here are saved by themselves until they are used.',
  findStation: 'Find a station',
  clear: 'Remove everything saved',
  needsScript:
    'This page needs JavaScript to show your saved items. Turn it on in your browser and reload the page.',
} as const
