// What wrangler.toml puts in the place of swr and valtio: late code of the client uses them, after hydration, and never here.
function browserOnly(): never {
  throw new Error('swr and valtio are for the browser: this code should come late (client/page/late-views.ts, React.lazy)')
}

export default browserOnly
export { browserOnly as proxy, browserOnly as ref, browserOnly as useSnapshot }
