'use client';
import { Checkbox } from '../checkbox/checkbox.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { DataTableRowProps } from './data-table-parts.js';
import { DataTableUnfold } from './data-table-unfold.js';

/** The parts before the cells of a row: its check box, and the button that unfolds its details. */
export function DataTableRowLead<Row extends object>(props: DataTableRowProps<Row>) {
  const { table, record } = props;
  const { rowId, rowLabel, rowDetails, selection, onChoose, places } = table;
  const { words } = useSkillcert();
  const id = rowId(record);
  return (
    <>
      {selection && (
        <td className="sc-data-table-check" style={places.check}>
          <Checkbox
            aria-label={words.selectRow(rowLabel(record))}
            checked={selection.has(id)}
            onCheckedChange={(chosen) => onChoose([id], chosen)}
          />
        </td>
      )}
      {rowDetails && (
        <td className="sc-data-table-unfold" style={places.unfold}>
          <DataTableUnfold {...props} />
        </td>
      )}
    </>
  );
}
