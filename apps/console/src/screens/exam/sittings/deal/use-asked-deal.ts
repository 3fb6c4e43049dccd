import type { SittingRow } from '@skillcert/api-client';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { collectRows } from '../../../../lists/collect-ids.js';
import { sittingsOf, type Whose } from './dealt-sittings.js';

/** A deal that is asked for, with its sittings as they were when it was opened, in the order of their times. */
export interface AskedDeal {
  readonly whose: Whose;
  readonly sittings: readonly SittingRow[];
}

/** The deal that is open, and opening one: its sittings are read on every page. */
export const useAskedDeal = (class_id: number) => {
  const [asked, setAsked] = useState<AskedDeal>();
  return {
    asked,
    ask: async (whose: Whose): Promise<void> => {
      const all = await attempt(() =>
        collectRows((page) => call('exam/fetchSittingLists', { class_id, sort: 'starts_at', ...page })),
      );
      if (all) setAsked({ whose, sittings: sittingsOf(all, whose, Date.now()) });
    },
    drop: () => setAsked(undefined),
  };
};
