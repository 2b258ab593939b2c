import { useState } from 'react'
import { searchItems } from '#redirects/search/search-items.ts'
import type { VersionsPage } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { PlaceLink } from '../place-link.tsx'
import { go, usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { SearchTools } from '../ui/search-tools.tsx'
import { useSelection } from '../ui/use-selection.ts'
import { ComparedVersions } from './compared-versions.tsx'
import { versionName } from './version-name.ts'
import { isInVersionFilter, VERSION_FILTERS, type VersionLine, versionLines } from './version-rows.ts'
import { VersionsTable } from './versions-table.tsx'

/** Everything that was live: who published it, when and why. Each can be brought into the draft, or restored. */
export function VersionsView() {
  const { locale } = usePlace()
  const versions = useDesk('versions', { locale })
  return <Loaded of={versions}>{(page) => <Versions page={page} />}</Loaded>
}

function Versions({ page }: { page: VersionsPage }) {
  const { params } = usePlace()
  const texts = useTexts()
  const { t } = texts
  const { session } = useSession()
  const selection = useSelection<VersionLine>((line) => versionName(texts, line))
  const [opened, setOpened] = useState<string>()
  const { q = '', show = 'all' } = params
  const filter = VERSION_FILTERS.find((name) => name === show) ?? 'all'
  const lines = versionLines(page)
  const shown = searchItems(
    lines.filter((line) => isInVersionFilter(line, filter, session.who)),
    q,
    (line) => [versionName(texts, line), line.who, line.version].join('\n'),
  ).items
  const change = (next: Record<string, string>) => go({ params: { ...params, ...next } }, { replace: true })
  return (
    <>
      <div className="head">
        <h1>{t('views.versions')}</h1>
        <PlaceLink className="btn btn-plain" to={{ view: 'history' }}>
          {t('views.history')}
        </PlaceLink>
      </div>
      <p className="lead">{t('versions.lead')}</p>
      <SearchTools
        label={t('versions.search')}
        q={q}
        onSearch={(text) => change({ q: text })}
        filter={filter}
        onFilter={(name) => change({ show: name })}
        filters={VERSION_FILTERS.map((name) => ({
          name,
          label: t(`versions.filters.${name}`),
          amount: lines.filter((line) => isInVersionFilter(line, name, session.who)).length,
        }))}
      />
      {shown.length === 0 && <p className="empty">{t('versions.none')}</p>}
      <VersionsTable
        lines={shown}
        live={page.live}
        query={`${q} ${filter}`}
        opened={opened}
        onOpen={setOpened}
        selection={{
          ...selection,
          // the oldest tick gives way: two are compared
          choose: (rows, isOn) => {
            const [, ...rest] = [...selection.rows.keys()]
            if (isOn && selection.rows.size >= 2) {
              for (const [key, row] of selection.rows) if (!rest.includes(key)) selection.choose([[key, row]], false)
            }
            selection.choose(rows, isOn)
          },
        }}
      />
      {selection.rows.size > 0 && (
        <ComparedVersions
          lines={lines.filter(({ key }) => selection.has(key)).toReversed()}
          live={lines.find(({ mark }) => mark === 'live')}
          onClear={selection.clear}
        />
      )}
    </>
  )
}
