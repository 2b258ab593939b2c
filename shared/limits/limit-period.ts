/** Seconds in which a visitor's tries are counted (wrangler.toml, `ratelimits`): after them whoever was refused may try again. */
export const LIMIT_PERIOD_SECONDS = 60
