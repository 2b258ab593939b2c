// Tests hidden-words.ts, which covered-words.test.ts uses: what it must find and what it must not
// report.

import { expect, test } from '@playwright/test'
import { hiddenWords } from './hidden-words.ts'

test.use({ viewport: { width: 400, height: 600 } })

const OVER_IT =
  'position: absolute; inset: 0 0 auto auto; inline-size: 50%; block-size: 100%; background: #123'
const MISTAKES: [title: string, html: string, found: string[]][] = [
  [
    'a picture over the end of a title',
    `<div style="position: relative; inline-size: fit-content"><h1>Pressmeddelanden</h1><img style="${OVER_IT}"></div>`,
    ['“Pressmeddelanden” lies under <img>'],
  ],
  [
    'a layer over text that lets presses through',
    `<div style="position: relative"><p>${'word '.repeat(40)}</p><span style="${OVER_IT}; pointer-events: none"></span></div>`,
    ['“word word word word word word word word word word” lies under <span>'],
  ],
  [
    'a bar over the end of the page',
    `<main style="block-size: 900px"></main><a href="/">Terms</a><p style="position: fixed; inset: auto 0 0; margin: 0; block-size: 60px; background: #fff"></p>`,
    ['“Terms” lies under <p>', '<a>Terms lies under <p>'],
  ],
  [
    'a transparent element over a button',
    `<div style="position: relative; inline-size: fit-content"><button>Pay</button><i style="position: absolute; inset: 0"></i></div>`,
    ['<button>Pay lies under <i>'],
  ],
  [
    'a column that is cut off',
    `<div style="overflow: hidden"><table style="inline-size: 700px"><tr><td>Wash<td>Price<td style="text-align: end">Rating</table></div>`,
    ['“Rating” is cut off'],
  ],
  [
    'a column outside the window',
    `<table style="inline-size: 700px"><tr><td>Wash<td style="text-align: end">Rating</table>`,
    ['“Rating” is cut off'],
  ],
  [
    'a line cut off at the bottom of its box',
    `<p style="block-size: 1.6em; line-height: 1.4; overflow: hidden">Two lines of text<br>in a box for one</p>`,
    ['“in a box for one” is cut off'],
  ],
  [
    'a table that does not show that it scrolls',
    `<div class="frame" style="overflow: auto"><table style="inline-size: 700px"><tr><td>Wash<td style="text-align: end">Rating</table></div>`,
    ['<div.frame>WashRating does not show that it scrolls'],
  ],
  [
    'text over text',
    `<p style="margin: 0">One sentence</p><p style="margin-block-start: -1.1em">Another sentence</p>`,
    ['“One sentence” lies under <p>Another sentence'],
  ],
]

for (const [title, html, found] of MISTAKES) {
  test(`hidden text is found: ${title}`, async ({ page }) => {
    await page.setContent(html)
    expect(await hiddenWords(page)).toEqual(found)
  })
}

test('text that is visible is not reported', async ({ page }) => {
  await page.setContent(`
    <style>
      .card { position: relative }
      .card a::after { position: absolute; inset: 0; content: '' }
      .read { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
      .frame { overflow: auto; background: linear-gradient(#ccc, #ccc) right / 20px no-repeat local }
    </style>
    <header style="position: sticky; inset-block-start: 0; z-index: 1; block-size: 80px; background: #fff"><a href="/">Home</a></header>
    <div class="card"><h2>All of it can be pressed</h2><p>The link lies over these words, and nobody sees it.</p><a href="/card">Read more</a></div>
    <p class="read">For screen readers</p>
    <label style="position: relative"><input type="checkbox" style="opacity: 0; position: absolute"> <span>I agree</span></label>
    <details><summary>More</summary><p>Closed</p></details>
    <div class="frame" tabindex="0" aria-label="Prices"><table style="inline-size: 700px"><tr><td>Wash<td style="text-align: end">Rating</table></div>
    <div style="block-size: 100px; overflow-y: auto" tabindex="0"><p style="block-size: 300px">Long</p>terms</div>
    <button>Two <span>words</span></button>
    <p>${'A long text that goes below the fold. '.repeat(150)}</p>`)
  expect(await hiddenWords(page)).toEqual([])
})
