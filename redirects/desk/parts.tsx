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
export function Button({ icon, label, className = '', ...button }: ButtonProps) {
  const name = button.value === undefined ? undefined : 'do'
  return (
    <button name={name} {...button} className={`btn ${className}`}>
      {icon && <Icon name={icon} />} {label}
    </button>
  )
}

interface LinkButtonProps extends Pick<ButtonProps, 'icon' | 'label'> {
  view: string
  query?: Record<string, string | undefined>
  className?: string
}

/** A link to a view that looks like a button. */
export function LinkButton({ view, query, icon, label, className = 'btn' }: LinkButtonProps) {
  const to = useTo()
  return (
    <a className={className} href={to(view, query)}>
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
export function Act({ view, fields, icon, label }: ActProps) {
  const to = useTo()
  return (
    <Editors>
      <form method="post" action={view === undefined ? undefined : to(view)} className="act">
        <Hidden fields={fields} />
        <Button icon={icon} label={label} />
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
  const tone = fault === undefined ? 'hint' : isWarning ? 'hint warn' : 'hint bad'
  const said = fault ?? hint
  return (
    <div className="field">
      <label className="field">
        {label}
        <input
          autoComplete="off"
          spellCheck={false}
          aria-invalid={tone === 'hint bad' ? true : undefined}
          aria-describedby={said === undefined ? undefined : id}
          {...input}
        />
      </label>
      {said !== undefined && (
        <p id={id} className={tone}>
          {said}
        </p>
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
    <label className="field">
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
    <label className="field">
      {label}
      <textarea spellCheck={false} className="mono" {...textarea} />
    </label>
  )
}

/** A checkbox with its text beside it. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="tick">
      <input type="checkbox" {...input} /> <span>{children}</span>
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

/** A list of a panel: a word or number, and what it is. */
export function Facts({ facts }: { facts: { name: ReactNode; tone?: string; text: ReactNode }[] }) {
  return (
    <ul>
      {facts.map(({ name, tone, text }, index) => (
        <li key={index}>
          <b className={tone}>{name}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
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
  /** the place on a phone: first line, second line, at the right of them, or below */
  area: 'a' | 'b' | 'tag' | 'num' | 'more' | 'do'
  sorted?: 'ascending' | 'descending' | undefined
}

interface RowsProps<Row> {
  rows: readonly Row[]
  columns: Column<Row>[]
  caption: string
  /** the checkbox of a row; undefined: rows are not selected */
  check?: ((row: Row) => { name: string; value: string; 'aria-label': string }) | undefined
  mark?: (row: Row) => string | undefined
}

/** A table; on a phone each row has two lines. */
export function Rows<Row>({ rows, columns, caption, check, mark }: RowsProps<Row>) {
  const isChosen = useContext(DeskContext).role === 'editor' && check !== undefined
  if (rows.length === 0) return null
  return (
    <table className="rows" aria-label={caption}>
      <thead>
        <tr>
          {isChosen && (
            <CheckCell isHead name="page" value="all" aria-label="Select all on this page" />
          )}
          {columns.map(({ head, area, sorted }, index) => (
            <th key={index} scope="col" className={`c-${area}`} aria-sort={sorted}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className={mark?.(row)}>
            {isChosen && <CheckCell {...check(row)} />}
            {columns.map(({ cell, area }, at) => (
              <td key={at} className={`c-${area}`}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CheckCell({ isHead, ...input }: { isHead?: boolean } & ComponentProps<'input'>) {
  const Cell = isHead ? 'th' : 'td'
  return (
    <Cell className="c-check">
      <label className="check">
        <input type="checkbox" {...input} />
      </label>
    </Cell>
  )
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
        <span className="field">
          <input
            name="target"
            placeholder="/new address"
            aria-label="New address of the selected rows"
            className="mono"
          />
        </span>
        <Button value="target" label="Set the new address" />
        {children}
      </fieldset>
    </Editors>
  )
}

export function Changes({ changes, max = 500 }: { changes: readonly EntryChange[]; max?: number }) {
  return (
    <ul className="diff">
      {changes.slice(0, max).map(({ key, before, after }) => (
        <li key={key}>
          {before !== undefined && (
            <del>
              <code>{before}</code>
            </del>
          )}
          {after !== undefined && (
            <ins>
              <code>{after}</code>
            </ins>
          )}
        </li>
      ))}
      {changes.length > max && <li className="hint">and {number(changes.length - max)} more</li>}
    </ul>
  )
}
