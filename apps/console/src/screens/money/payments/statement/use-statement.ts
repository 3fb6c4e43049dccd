import type { InputOf, OutputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import type { Watch } from '../../../../sheets/create-look.js';
import {
  columnsInput,
  readAnewOf,
  type SaidColumns,
  saySheet,
  withSaid,
} from '../../../../sheets/said-columns.js';
import { bodyOf, sheetTitle, useLook } from '../../../../sheets/use-look.js';

/** How a statement will be read. */
export type StatementLook = OutputOf<'payment/previewStatement'>;

type Field = StatementLook['columns'][number]['field'];
type DayOrder = NonNullable<InputOf<'payment/importStatement'>['day_order']>;

/** A person's word on how a statement is read, beyond what the file says. */
interface Said extends SaidColumns<Field> {
  readonly day_order: DayOrder;
}

const orderOf = ({ day_order, ...said }: Partial<Said>) => ({ ...columnsInput(said), day_order });

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
  const shown = look && withSaid(look, said);

  return {
    told,
    look: shown,
    /** Whether the file is looked at anew. */
    isLooking: seen?.isStale === true,
    readAnew: readAnewOf(seen),
    /** The name of the file that is shown. */
    title: file?.name,
    /** Changes once a file is in: what was said of one before is over. */
    round,
    take: (taken: File, watch: Watch) => {
      setTold(undefined);
      return take(taken, watch);
    },
    readBy: (head_row: number) => say({ head_row, columns: undefined }),
    /** Looks at another sheet of the file, whose days may be written in another order. */
    readSheet: (sheet: string) => say({ ...saySheet(sheet), day_order: undefined }),
    // Several columns may be the note or the reference: each keeps what it is.
    choose: (at: number, field: Field) =>
      shown &&
      say({
        head_row: shown.head_row,
        columns: shown.columns.map((each, index) => (index === at ? field : each.field)),
      }),
    sayDays: (day_order: DayOrder) => say({ day_order }),
    /** Takes the statement as it is shown. */
    confirm: async () => {
      if (!file || !shown) return;
      const columns = shown.columns.map(({ field }) => field);
      const input = {
        title: sheetTitle(file),
        ...orderOf({ ...said, head_row: shown.head_row, columns }),
      };
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
