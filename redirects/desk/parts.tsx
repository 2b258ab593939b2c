// The parts that several views have. The parts that change something are not rendered for a reader.

import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { DESK_ICONS } from './browser/icons.ts'
import { type Said, viewPath, type Who } from './desk-app.ts'
import { number } from './words.ts'

export interface Desk extends Pick<Who, 'role'> {
  locale: LocaleCode
  here: string
}

export const DeskContext = createContext<Desk>({ locale: 'fi-FI', role: 'reader', here: '' })

/** The path of a view in the table that is shown. */
export function useTo(): (view: string, query?: Record<string, string | undefined>) => string {
  const { locale } = useContext(DeskContext)
  return (view, query) => viewPath(locale, view, query)
}

const MAX_CHANGES = 500

type IconName = keyof typeof DESK_ICONS

/** A decorative icon beside text, in its colour. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />
}

export function Editors({ children }: { children: ReactNode }) {
  return useContext(DeskContext).role === 'editor' ? children : null
}

interface ButtonProps extends ComponentProps<'button'> {
  icon?: IconName | undefined
  label: ReactNode
}

/** A button of a form. Its value says what the form does. */
export function Button({ icon, label, ...button }: ButtonProps) {
  const name = button.value === undefined ? undefined : 'do'
  return (
    <button name={name} {...button}>
      {icon && <Icon name={icon} />} {label}
    </button>
  )
}

interface LinkButtonProps extends Pick<ButtonProps, 'icon' | 'label'> {
  view: string
  query?: Record<string, string | undefined>
}

/** A link to a view that looks like a button. */
export function LinkButton({ view, query, icon, label }: LinkButtonProps) {
  const to = useTo()
  return (
    <a className="btn" href={to(view, query)}>
      {icon && <Icon name={icon} />} {label}
    </a>
  )
}

interface ActProps extends Pick<ButtonProps, 'icon' | 'label'> {
  /** the view that the form is sent to; default: the page's own address */
  view?: string
  fields: Record<string, string>
}

/** A button that sends a form with these fields. */
export function Act({ view, fields, ...button }: ActProps) {
  const to = useTo()
  return (
    <Editors>
      <form method="post" action={view === undefined ? undefined : to(view)}>
        <Hidden fields={fields} />
        <Button {...button} />
      </form>
    </Editors>
  )
}

function Hidden({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

export function Notice({ said: { text, tone = 'good', undo } }: { said: Said }) {
  const { here } = useContext(DeskContext)
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={`note ${tone}`}>
      <Icon name={tone === 'good' ? 'check' : 'stop'} />
      <p>{text}</p>
      {undo && (
        <Act view={undo.view} fields={{ ...undo.fields, back: here }} icon="undo" label="Undo" />
      )}
    </div>
  )
}

interface FieldProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  /** the error, or the warning if isWarning; replaces the hint */
  fault?: string | undefined
  isWarning?: boolean
}

export function Field({ label, hint, fault, isWarning = false, ...input }: FieldProps) {
  const id = useId()
  const tone = fault === undefined ? undefined : isWarning ? 'warn' : 'bad'
  const said = fault ?? hint
  return (
    <div>
      <label>
        {label}
        <input
          autoComplete="off"
          spellCheck={false}
          aria-invalid={tone === 'bad' ? true : undefined}
          aria-describedby={said === undefined ? undefined : id}
          {...input}
        />
      </label>
      {said !== undefined && (
        <small id={id} className={tone}>
          {said}
        </small>
      )}
    </div>
  )
}

export function Choice({
  label,
  options,
  ...select
}: { label: string; options: Record<string, string> } & ComponentProps<'select'>) {
  return (
    <label>
      {label}
      <select {...select}>
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

export function TextArea({ label, ...textarea }: { label: string } & ComponentProps<'textarea'>) {
  return (
    <label>
      {label}
      <textarea spellCheck={false} className="mono" {...textarea} />
    </label>
  )
}

/** A checkbox with its text beside it. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label>
      <input type="checkbox" {...input} /> {children && <span>{children}</span>}
    </label>
  )
}

interface PanelProps {
  title: ReactNode
  icon?: IconName
  isBad?: boolean
  children: ReactNode
}

/** A part of a view with a border and a heading. */
export function Panel({ title, icon, isBad, children }: PanelProps) {
  return (
    <section className={isBad ? 'panel bad' : 'panel'}>
      <h2>
        {icon && <Icon name={icon} />} {title}
      </h2>
      {children}
    </section>
  )
}

interface FactsProps extends Omit<PanelProps, 'children'> {
  /** a word or number, what it is, and a class for the colour of the first */
  facts: [name: string, text: ReactNode, tone?: string | undefined][]
}

export function Facts({ facts, ...panel }: FactsProps) {
  return (
    <Panel {...panel}>
      <ul>
        {facts.map(([name, text, tone]) => (
          <li key={name}>
            <b className={tone}>{name}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface HeadProps {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

/** The heading of a view, with its actions beside it. */
export function Head({ title, lead, children }: HeadProps) {
  return (
    <>
      <div className="head">
        <h1>{title}</h1>
        {children}
      </div>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </>
  )
}

export function Search({
  button,
  fields = {},
  ...input
}: { button: string; fields?: Record<string, string> } & ComponentProps<'input'>) {
  return (
    <search>
      <form className="search">
        <Icon name="search" />
        <input type="search" aria-label={input.placeholder} autoComplete="off" {...input} />
        <Hidden fields={fields} />
        <Button label={button} />
      </form>
    </search>
  )
}

interface FiltersProps {
  view: string
  names: Record<string, string>
  current: string
  query?: Record<string, string>
  amount?: (filter: string) => number
}

export function Filters({ view, names, current, query, amount }: FiltersProps) {
  const to = useTo()
  return (
    <nav aria-label="Filters" className="filters">
      {Object.entries(names).map(([filter, name]) => (
        <a
          key={filter}
          href={to(view, { ...query, filter })}
          aria-current={filter === current ? 'true' : undefined}
        >
          {name} {amount && <small>{number(amount(filter))}</small>}
        </a>
      ))}
    </nav>
  )
}

export interface Column<Row> {
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** the place in a narrow window: first line, second line, at the right of them, or below */
  area: 'a' | 'b' | 'tag' | 'num' | 'more' | 'do' | 'check'
  sorted?: 'ascending' | 'descending' | undefined
}

interface RowsProps<Row> {
  rows: readonly Row[]
  columns: Column<Row>[]
  caption: string
  /** the sentence if there are no rows */
  empty?: string
  /** only so many rows are shown */
  max?: number
  /** the checkbox of a row; undefined: rows are not selected */
  check?: ((row: Row) => { name: string; value: string; 'aria-label': string }) | undefined
  mark?: (row: Row) => string | undefined
}

/** A table; in a narrow window each row has two lines. */
export function Rows<Row>({ rows, caption, empty, max, check, mark, ...table }: RowsProps<Row>) {
  const isChosen = useContext(DeskContext).role === 'editor' && check !== undefined
  const columns: Column<Row>[] = [...(isChosen ? [checkColumn(check)] : []), ...table.columns]
  if (rows.length === 0) return empty && <p className="lead">{empty}</p>
  return (
    <>
      <table className="rows" aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ head, area, sorted }, index) => (
              <th key={index} scope="col" className={`c-${area}`} aria-sort={sorted}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, max).map((row, index) => (
            <tr key={index} className={mark?.(row)}>
              {columns.map(({ cell, area }, at) => (
                <td key={at} className={`c-${area}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {max !== undefined && <More amount={rows.length - max} />}
    </>
  )
}

function checkColumn<Row>(check: NonNullable<RowsProps<Row>['check']>): Column<Row> {
  return {
    head: <Tick name="page" value="all" aria-label="Select all on this page" />,
    cell: (row) => <Tick {...check(row)} />,
    area: 'check',
  }
}

function More({ amount }: { amount: number }) {
  return amount > 0 && <p className="lead">and {number(amount)} more</p>
}

/** What can be done with the selected rows: below them, so that no row moves. */
export function Chosen({ all, children }: { all?: string | undefined; children: ReactNode }) {
  return (
    <Editors>
      <fieldset className="chosen" aria-label="With the selected rows">
        <span className="count" aria-live="polite" />
        {all !== undefined && (
          <Tick name="every" value="all">
            {all}
          </Tick>
        )}
        <input
          name="target"
          placeholder="/new address"
          aria-label="New address of the selected rows"
          pattern="(/|https?://)\S*"
          title="A page, as /new, or an address that starts with https://"
          className="mono"
        />
        <Button value="target" label="Set the new address" />
        {children}
      </fieldset>
    </Editors>
  )
}

interface ChangesProps {
  changes: readonly EntryChange[]
  /** how many there are, if only some are given */
  all?: number
}

export function Changes({ changes, all = changes.length }: ChangesProps) {
  const shown = changes.slice(0, MAX_CHANGES)
  return (
    <>
      <ul>
        {shown.map(({ key, before, after }) => (
          <li key={key}>
            {before !== undefined && <del>{before}</del>}
            {after !== undefined && <ins>{after}</ins>}
          </li>
        ))}
      </ul>
      <More amount={all - shown.length} />
    </>
  )
}
