import type { AbsenceRow } from '@skillcert/api-client';
import { Card, DataTable, type DataTableProps, Heading, Pagination, Stack } from '@skillcert/ui';
import { useState } from 'react';
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
  const [asked, setPage] = useState(1);
  if (rows.length === 0) return null;
  // Rows go while they are dealt with.
  const page = Math.min(asked, Math.ceil(rows.length / shown));
  return (
    <Stack gap="sm">
      <Heading level={3}>{title}</Heading>
      <Card padding="none">
        <DataTable
          {...table}
          caption={title}
          columns={columns}
          rows={rows.slice((page - 1) * shown, page * shown)}
          rowId={({ enrolment_id }) => String(enrolment_id)}
          rowLabel={({ name }) => name}
          state="ready"
          footer={
            rows.length > shown && (
              <Pagination page={page} limit={shown} total={rows.length} onPageChange={setPage} />
            )
          }
        />
      </Card>
    </Stack>
  );
}
