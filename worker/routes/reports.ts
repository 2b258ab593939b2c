import type { Context } from 'hono'
import { maskText } from '#shared/privacy/mask-emails.ts'
import { type Report, reportSchema } from '#shared/reports/report-schema.ts'
import type { AppEnv } from '../app-env.ts'
import { log, loggablePath } from '../log.ts'
import { readJsonBody } from '../read-body.ts'
import { isForeignRequest } from './foreign-request.ts'
import { refusal } from './forward-call.ts'
import { refuseOverLimit } from './visitor-limit.ts'

/** bytes of the longest message and stack, escaped */
const MAX_BODY = 16_000

/** Logs an error or the web vitals of a browser, without data about the visitor. */
export async function reports(c: Context<AppEnv>): Promise<Response> {
  if (isForeignRequest(c.req.raw)) return refusal(403, 'FOREIGN_ORIGIN')
  const limited = await refuseOverLimit(c, 'REPORT_LIMIT')
  if (limited) return limited
  const body = await readJsonBody(c.req.raw, MAX_BODY)
  if (body.kind === 'refused') return refusal(body.status, body.code)
  const report = reportSchema.safeParse(body.value)
  if (!report.success) return refusal(400, 'NOT_A_REPORT')
  logReport(report.data)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

function logReport(report: Report): void {
  const page = { path: loggablePath(report.path), build: report.build }
  if (report.kind === 'vitals') log('info', 'web-vitals', { ...page, ...report.vitals })
  else
    log('warn', 'browser-error', {
      ...page,
      message: maskText(report.message),
      stack: report.stack && maskText(report.stack),
    })
}
