import type { ServiceId } from '#shared/stations/search/service-words.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { serviceName } from '../stations/search/choice-names.ts'

export function useServiceNames(services: readonly ServiceId[]): string[] {
  const t = useTranslate('stations')
  return services.map((id) => serviceName(id, t))
}
