import type { PaymentRow } from '@skillcert/api-client';
import { useState } from 'react';
import { useRoles } from '../../../../state/use-profile.js';
import { type ManyEvent, rowsFor } from './many-events.js';

const idOf = ({ payment_id }: PaymentRow) => String(payment_id);

/** The payments that are chosen, on whichever pages, and the decision that is being taken about them. */
export const useMany = (rows: readonly PaymentRow[]) => {
  const roles = useRoles();
  const [kept, setKept] = useState<ReadonlyMap<string, PaymentRow>>(new Map());
  const [asking, setAsking] = useState<ManyEvent>();
  const here = new Map(rows.map((row) => [idOf(row), row]));
  // As the list shows them now, if they are on its page.
  const chosen = [...kept].map(([id, row]) => here.get(id) ?? row);
  return {
    selection: new Set(kept.keys()),
    chosen,
    choose: (ids: ReadonlySet<string>) =>
      setKept(
        new Map(
          [...ids].flatMap((id) => {
            const row = here.get(id) ?? kept.get(id);
            return row ? [[id, row] as const] : [];
          }),
        ),
      ),
    /** Those of the chosen that a decision can be taken about. */
    rowsFor: (event: ManyEvent) => rowsFor(chosen, event, roles),
    asking,
    ask: (event: ManyEvent) => setAsking(event),
    stopAsking: () => setAsking(undefined),
    /** Decided rows are no longer chosen; those left out stay chosen, because they need a look. */
    leave: (done: readonly PaymentRow[]) => {
      const gone = new Set(done.map(idOf));
      setKept((before) => new Map([...before].filter(([id]) => !gone.has(id))));
    },
  };
};

/** The result of {@link useMany}. */
export type Many = ReturnType<typeof useMany>;
