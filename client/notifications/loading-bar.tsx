/** A page is on its way (§4). It comes late, so that a quick page shows none. */
export function LoadingBar({ loading }: { loading: boolean }) {
  return loading ? <div className="notifications-loading" aria-hidden="true" /> : null
}
