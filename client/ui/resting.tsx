import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { useLocale } from '../i18n/use-translate.tsx'

/** Keeps what is around a part as it was while the part is asleep: navigation/site-kept.tsx. */
export type Keeper = ComponentType<{ asleep: boolean; children: ReactNode }>

interface Rest<Props> {
  Keeper: Keeper
  View: ComponentType<Props>
  /** whether its code is here */
  isLoaded: () => boolean
  /** when all of it is here */
  arrival: Promise<void>
  /** fetches it; a failure is quiet */
  prefetch: (locale: LocaleCode) => Promise<void>
  /** fetches it; after a failure the page may be reloaded (§4) */
  preload: (locale: LocaleCode) => Promise<void>
}

/** how far outside the window a part wakes */
const NEAR = '200px'
/** what does nothing, or something else, without its code */
const NEEDS_SCRIPT = 'button:not([commandfor], [type=submit]), a[aria-haspopup]'
const NEVER = new Promise<never>(() => undefined)

/**
 * A part of the server's HTML that rests: it stands in the page as it was sent, and its code is fetched when the part comes near the
 * window, or a navigation is about to change it (preload). React hydrates the boundary then. Until then nothing in it may change, neither
 * what it is given nor what is around it: React would give up the server's HTML, and wait for code that may never come.
 */
export function resting<Props extends object>({ Keeper, View, isLoaded, arrival, prefetch, preload }: Rest<Props>): ComponentType<Props> {
  function Awake(props: Props) {
    if (!isLoaded()) use(NEVER)
    return <View {...props} />
  }

  return function Resting(props: Props) {
    // at the edge nothing may wait: React would send the page without it
    if (typeof window === 'undefined' && !isLoaded()) throw new Error('a resting part was drawn before it was preloaded')
    const place = useRef<HTMLDivElement>(null)
    const locale = useLocale()
    const asleep = !isLoaded()
    const boundary = (
      <Suspense>
        <Awake {...props} />
      </Suspense>
    )
    // the very same element again and again: React does not look into it
    const [first] = useState(boundary)
    useHydrationOnArrival(isLoaded, arrival)
    useWake(place, isLoaded, { seen: () => prefetch(locale), pressed: () => preload(locale) })
    return (
      <div className="ui-resting" ref={place}>
        <Keeper asleep={asleep}>{asleep ? first : boundary}</Keeper>
      </div>
    )
  }
}

/**
 * An update of the boundary makes React hydrate it at once. Waiting for the promise itself would hydrate it as a reveal: as a view
 * transition, which waits for the very navigation that waits for this.
 */
function useHydrationOnArrival(isLoaded: () => boolean, arrival: Promise<void>): void {
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isLoaded()) void arrival.then(update)
  }, [isLoaded, arrival])
}

/** Once, for the server's HTML: what is drawn later has its code. */
function useWake(
  place: RefObject<HTMLElement | null>,
  isLoaded: () => boolean,
  wakes: Record<'seen' | 'pressed', () => Promise<void>>,
): void {
  // where its code cannot be had it stays as it is, and wakes another time. Scrolling alone never reloads a page (WCAG 3.2.2)
  const wake = useEffectEvent((why: keyof typeof wakes) => wakes[why]().catch(() => undefined))
  const isAwake = useEffectEvent(isLoaded)

  useEffect(() => {
    const part = place.current?.firstElementChild
    if (!part || isAwake()) return

    /** A press that comes before the code is not lost. */
    async function onClick(event: MouseEvent): Promise<void> {
      const { target } = event
      if (isAwake() || !(target instanceof Element) || !part?.contains(target) || isForAnotherTab(event)) return
      const pressed = target.closest<HTMLElement>(NEEDS_SCRIPT)
      if (pressed) event.preventDefault()
      await wake('pressed')
      pressed?.click()
    }

    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && void wake('seen'), {
      rootMargin: NEAR,
    })
    observer.observe(part)
    document.addEventListener('click', onClick, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('click', onClick, true)
    }
  }, [place])
}

function isForAnotherTab({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey
}
