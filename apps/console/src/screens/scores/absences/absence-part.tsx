import type { AbsenceRow } from '@skillcert/api-client';
import { Card, DataTable, type DataTableProps, Heading, Stack } from '@skillcert/ui';
import { useSlice } from '../../../lists/use-slice.js';
import { useAbsenceColumns } from './use-absence-columns.js';

interface AbsencePartProps
  extends Pick<DataTableProps<AbsenceRow>, 'selection' | 'onSelectionChange' | 'rowActions'> {
  readonly title: string;
  readonly rows: readonly AbsenceRow[];
}

const shown = 10;

/** People of a subject with the same state of absence; nothing if there are none. */
export function AbsencePart({ title, rows, ...table }: AbsencePartProps) {
  const columns = useAbsenceColumns();
  const slice = useSlice(rows, shown);
  if (rows.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={3}>{title}</Heading>
      <Card padding="none">
        <DataTable
          {...table}
          caption={title}
          columns={columns}
          rows={slice.rows}
          rowId={({ enrolment_id }) => String(enrolment_id)}
          rowLabel={({ name }) => name}
          state="ready"
          footer={slice.pager}
        />
      </Card>
    </Stack>
  );
}
