// What wrangler.toml puts in the place of swr, valtio and web-vitals: lazily loaded code of the client uses them, after hydration, and never here.
function browserOnly(): never {
  throw new Error('swr, valtio and web-vitals are for the browser: load this code on demand (client/ui/on-demand.tsx)')
}

export default browserOnly
export { browserOnly as SWRConfig, browserOnly as proxy, browserOnly as ref, browserOnly as useSnapshot }
export { browserOnly as onCLS, browserOnly as onFCP, browserOnly as onINP, browserOnly as onLCP, browserOnly as onTTFB }
