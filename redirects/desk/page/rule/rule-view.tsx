import { useDesk } from '../api/use-desk.ts'
import { HistoryList } from '../edits/history-list.tsx'
import { PlaceLink } from '../place-link.tsx'
import { go, usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { RuleExamples } from './rule-examples.tsx'
import { existingRule, NO_FIELDS } from './rule-fields.ts'
import { RuleFindings } from './rule-findings.tsx'
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
      <div className="head">
        <h1 className="path">{key}</h1>
        <PlaceLink className="btn btn-plain" to={{ view: 'rules' }}>
          {t('rule.all')}
        </PlaceLink>
        <PlaceLink className="btn" to={{ view: 'explain', params: { address: key } }}>
          {t('views.explain')}
        </PlaceLink>
      </div>
      <div className="body">
        <Loaded of={detail}>
          {({ row, line, baseLine, findings, history, days, referrers, examples }) => (
            <>
              <section aria-label={t('rule.legend')}>
                {line === undefined && <p className="note warn">{t(baseLine === undefined ? 'rule.none' : 'rule.removed')}</p>}
                {line !== baseLine && baseLine !== undefined && (
                  <p className="hint">
                    {t('rule.live')} <code>{baseLine}</code>
                  </p>
                )}
                <RuleForm
                  existing={{ ...(row ? existingRule(row) : { key, fields: { ...NO_FIELDS, source: key } }), line }}
                  onSaved={(saved) => saved !== key && go({ params: { key: saved } }, { replace: true })}
                />
              </section>
              <RuleFindings findings={findings} />
              <div className="columns">
                <RuleVisits days={days} referrers={referrers} />
                <RuleExamples path={row?.source ?? key} lines={examples} />
              </div>
              <section>
                <h2>{t('history.title')}</h2>
                <HistoryList entries={history} ofKey />
              </section>
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}
