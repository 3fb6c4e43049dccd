import { Card, DataTable } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';
import { TwoLines } from './two-lines.js';
import { useSlice } from './use-slice.js';

/** A record that a decision about many left out. */
interface RefusedRow {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
  /** The refusal of a call about it alone. */
  readonly message: string;
}

interface RefusedRowsProps {
  readonly caption: string;
  /** The heading of the names. */
  readonly named: string;
  readonly rows: readonly RefusedRow[];
}

const shown = 10;

/** The records that a decision about many left out, each with the reason in the server's words. */
export function RefusedRows({ caption, named, rows }: RefusedRowsProps) {
  const { t } = useWords();
  const slice = useSlice(rows, shown);
  return (
    <Card padding="none">
      <DataTable
        caption={caption}
        density="compact"
        columns={[
          {
            id: 'name',
            header: named,
            card: 'title',
            cell: ({ name, detail }) => <TwoLines named first={name} second={detail} />,
          },
          { id: 'why', header: t('common.reason'), width: 'wide', cell: ({ message }) => message },
        ]}
        rows={slice.rows}
        rowId={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        footer={slice.pager}
      />
    </Card>
  );
}
