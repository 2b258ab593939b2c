import { useTexts } from '../texts/texts.ts'
import type { Item } from './row-items.ts'
import type { Selection } from './use-selection.ts'

interface CheckCellProps<Row> {
  item: Extract<Item<Row>, { kind: 'row' }>
  selection: Selection<Row>
  onChoose: (isOn: boolean, isRange: boolean) => void
}

export function CheckCell<Row>({ item: { key, row }, selection, onChoose }: CheckCellProps<Row>) {
  const { t } = useTexts()
  return (
    // the label is in the cell
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <td className="c-check">
      <label className="check">
        <input
          type="checkbox"
          checked={selection.has(key)}
          onChange={({ target, nativeEvent }) => onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
        <span className="hidden">{t('selection.one', { name: selection.nameOf(row) })}</span>
      </label>
    </td>
  )
}

export function SelectAll<Row>({ selection }: { selection: Selection<Row> }) {
  const { t } = useTexts()
  const { onAll, isAll } = selection
  return (
    <th scope="col" className="c-check">
      {onAll ? (
        <label className="check">
          <input type="checkbox" checked={isAll ?? false} onChange={({ target }) => onAll(target.checked)} />
          <span className="hidden">{t('selection.all')}</span>
        </label>
      ) : (
        <span className="hidden">{t('selection.column')}</span>
      )}
    </th>
  )
}
