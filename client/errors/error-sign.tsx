import type { ImageAsset } from '#shared/contract/image.ts'
import { LogoLink } from '../navigation/logo-link.tsx'

/** The status, large, where a station's sign has its prices; the logo above it leads to the landing page. */
export function ErrorSign({ status, logo }: { status: number; logo: ImageAsset | undefined }) {
  return (
    <div className="errors-sign">
      <div className="errors-sign-board">
        <LogoLink image={logo} className="errors-sign-logo" />
        <p className="errors-status">{status}</p>
        <div className="errors-sign-rows" aria-hidden="true">
          <span />
          <span />
        </div>
      </div>
    </div>
  )
}
