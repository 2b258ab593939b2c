import type { Checked, Finding, Unchecked } from './check-backend.ts'

export const DOCUMENT = 'docs/contract.md'

/** A line for each finding, a line for each check that was not made, and the sum. */
export function resultLines({ checks, findings, unchecked }: Checked): string[] {
  const sum = [`${checks - unchecked.length} of ${checks} checks made`, `findings: ${findings.length}`].join(', ')
  return [...findings.map(findingLine), ...unchecked.map(uncheckedLine), `${findings.length === 0 ? '✓' : '✗'} ${sum}`]
}

function findingLine({ endpoint, check, problem, section }: Finding): string {
  return `✗ ${endpoint} · ${check} · ${problem} · ${DOCUMENT}#${section}`
}

function uncheckedLine({ endpoint, check, because }: Unchecked): string {
  return `• ${endpoint} · ${check} · not checked: ${because}`
}
