import type { InputOf, OutputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import type { Watch } from '../../../../sheets/create-look.js';
import { bodyOf, sheetTitle, useLook } from '../../../../sheets/use-look.js';

/** How a statement will be read. */
export type StatementLook = OutputOf<'payment/previewStatement'>;

type Columns = readonly StatementLook['columns'][number]['field'][];
type DayOrder = NonNullable<InputOf<'payment/importStatement'>['day_order']>;

/** A person's word on how a statement is read, beyond what the file says. */
interface Said {
  readonly head_row: number | undefined;
  readonly columns: Columns | undefined;
  readonly day_order: DayOrder;
}

const orderOf = ({ columns, ...said }: Partial<Said>) => ({
  ...said,
  ...(columns && { columns: columns.join() }),
});

/**
 * A statement of the bank on its way: how it will be read, by what a person says of it, and what was in it once it is
 * taken.
 */
export const useStatement = () => {
  const queries = useQueryClient();
  const [told, setTold] = useState<OutputOf<'payment/importStatement'>>();
  const { seen, round, say, leave, take } = useLook((file, said: Partial<Said>, watch) =>
    call('payment/previewStatement', orderOf(said), { body: bodyOf(file), ...watch }),
  );
  const { file, look, said = {} } = seen ?? {};
  // The last word shows before the server has looked again.
  const columns = look?.columns.map(({ head, field }, at) => ({
    head,
    field: said.columns ? (said.columns[at] ?? '') : field,
  }));

  return {
    told,
    look: look && columns && { ...look, columns },
    /** Whether the file is looked at anew. */
    isLooking: seen?.isStale === true,
    /** The name of the file that is shown. */
    title: file?.name,
    /** Changes once a file is in: what was said of one before is over. */
    round,
    take: (taken: File, watch: Watch) => {
      setTold(undefined);
      return take(taken, watch);
    },
    readBy: (head_row: number) => say({ head_row, columns: undefined }),
    choose: (at: number, field: Columns[number]) =>
      look &&
      columns &&
      say({
        head_row: look.head_row,
        columns: columns.map((each, index) => (index === at ? field : each.field)),
      }),
    sayDays: (day_order: DayOrder) => say({ day_order }),
    /** Takes the statement as it is shown. */
    confirm: async () => {
      if (!file || !look || !columns) return;
      const shown = { head_row: look.head_row, columns: columns.map(({ field }) => field) };
      const input = { title: sheetTitle(file), ...orderOf({ ...said, ...shown }) };
      const done = await attempt(() => call('payment/importStatement', input, { body: bodyOf(file) }));
      if (done) {
        leave();
        setTold(done);
      }
      await queries.invalidateQueries({ queryKey: ['payment'] });
    },
    leave,
  };
};
