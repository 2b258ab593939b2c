import { useDesk } from '../api/use-desk.ts'
import { FindingList } from '../draft/finding-list.tsx'
import { HistoryList } from '../edits/history-list.tsx'
import { PlaceLink } from '../place-link.tsx'
import { go, usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { RuleExamples } from './rule-examples.tsx'
import { existingRule, NO_FIELDS } from './rule-fields.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleVisits } from './rule-visits.tsx'

/** One rule with its form, findings, visits, examples and history. */
export function RuleView() {
  const place = usePlace()
  const { t } = useTexts()
  const key = place.params['key'] ?? ''
  const detail = useDesk('rule', { locale: place.locale, key })
  return (
    <>
      <p>
        <PlaceLink to={{ view: 'table' }}>← {t('views.table')}</PlaceLink>
      </p>
      <h1 className="address">{key}</h1>
      <Loaded of={detail}>
        {({ row, line, baseLine, findings, history, days, referrers, examples }) => (
          <div className="columns">
            <section aria-label={t('rule.legend')}>
              {line === undefined && <p className="note">{t(baseLine === undefined ? 'rule.none' : 'rule.removed')}</p>}
              {line !== baseLine && baseLine !== undefined && (
                <p className="hint">
                  {t('rule.live')} <code>{baseLine}</code>
                </p>
              )}
              <RuleForm
                existing={{ ...(row ? existingRule(row) : { key, fields: { ...NO_FIELDS, source: key } }), line }}
                onSaved={(saved) => saved !== key && go({ params: { key: saved } }, { replace: true })}
              />
              <FindingList findings={findings} />
            </section>
            <div>
              <RuleVisits days={days} referrers={referrers} />
              <RuleExamples path={row?.source ?? key} lines={examples} />
              <section>
                <h2>{t('history.title')}</h2>
                <HistoryList entries={history} ofKey />
              </section>
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}
