import { expect, test } from 'vitest'
import { callEachOther } from '../../../client/ui/remote-calls.ts'

interface Kitchen {
  cook: (dish: string) => Promise<string>
  burn: () => void
  later: () => string
}

interface Guest {
  taste: (dish: string) => string
}

/** Two ends, as of a page and its worker. */
function ends() {
  const { port1, port2 } = new MessageChannel()
  for (const port of [port1, port2]) port.start()
  const later: Partial<Kitchen> = {}
  const mine: Partial<Kitchen> = Object.assign(later, {
    cook: async (dish: string) => `${dish}, ${await guest.taste(dish)}`,
    burn() {
      throw new Error('it burnt')
    },
  })
  const guest = callEachOther<Guest, Kitchen>(port1 as never, mine, ['taste'])
  const kitchen = callEachOther<Kitchen, Guest>(port2 as never, { taste: (dish) => `${dish} tastes good` }, ['cook', 'burn', 'later'])
  return { kitchen, mine, close: () => port1.close() }
}

test('each side calls the other’s functions, also while it is called itself', async () => {
  const { kitchen, close } = ends()
  expect(await Promise.all([kitchen.cook('soup'), kitchen.cook('fish')])).toEqual(['soup, soup tastes good', 'fish, fish tastes good'])
  close()
})

test('what is thrown there rejects here', async () => {
  const { kitchen, close } = ends()
  await expect(kitchen.burn()).rejects.toThrow('it burnt')
  close()
})

test('a function may come later: until then its call rejects', async () => {
  const { kitchen, mine, close } = ends()
  await expect(kitchen.later()).rejects.toThrow('nothing answers to later yet')
  mine.later = () => 'now'
  expect(await kitchen.later()).toBe('now')
  close()
})
