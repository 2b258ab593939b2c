/** What concerns one visitor is stored nowhere on its way. */
export const noStore = { 'cache-control': { pattern: /(?:^|[\s,])no-store(?:[\s,]|$)/i, description: 'no-store' } }
