/** Texts with the keys of T, in another language. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

/** A text's dotted path: 'status.openNow'. */
export type TextPath<T> = { [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${TextPath<T[K]>}` }[keyof T &
  (string | number)]
