// Functions of another thread, called like one's own: each call is a message, and its answer another.

// oxlint-disable-next-line typescript/no-explicit-any -- of every shape
type Functions<Names> = { [Name in keyof Names]: (...args: any[]) => unknown }

/** The same functions from afar: they answer later. */
export type Remote<Theirs extends Functions<Theirs>> = {
  [Name in keyof Theirs]: (...args: Parameters<Theirs[Name]>) => Promise<Awaited<ReturnType<Theirs[Name]>>>
}

/** A worker as the page sees it, or the page as its worker does. */
interface OtherThread {
  postMessage: (message: Message, transfer: Transferable[]) => void
  addEventListener: (type: 'message', listen: (event: MessageEvent<Message>) => void) => void
}

type Message =
  | { kind: 'call'; id: number; name: string; args: unknown[] }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; error: unknown }

/**
 * Their functions, of these names; `mine` are called from the other side, and may come one after the other. A call rejects with what was thrown
 * there. Canvases are handed over.
 */
export function callEachOther<Theirs extends Functions<Theirs>, Mine extends Functions<Mine>>(
  other: OtherThread,
  mine: Partial<Mine>,
  names: readonly (keyof Theirs & string)[],
): Remote<Theirs> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>()
  let calls = 0

  async function answer({ id, name, args }: Extract<Message, { kind: 'call' }>): Promise<void> {
    try {
      const called = mine[name as keyof Mine]
      if (!called) throw new Error(`nothing answers to ${name} yet`)
      const value: unknown = await called(...args)
      other.postMessage({ kind: 'answer', id, value }, [])
    } catch (error) {
      other.postMessage({ kind: 'failure', id, error }, [])
    }
  }

  other.addEventListener('message', ({ data }) => {
    if (data.kind === 'call') return void answer(data)
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'answer') asked?.resolve(data.value)
    else asked?.reject(data.error)
  })

  const call = (name: string) =>
    function callFromAfar(...args: unknown[]): Promise<unknown> {
      const id = ++calls
      other.postMessage({ kind: 'call', id, name, args }, args.filter(isCanvas))
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    }
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Remote<Theirs>
}

function isCanvas(arg: unknown): arg is OffscreenCanvas {
  return 'OffscreenCanvas' in globalThis && arg instanceof OffscreenCanvas
}
