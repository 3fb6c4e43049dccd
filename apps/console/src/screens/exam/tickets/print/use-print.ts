import { type PrintRecord, saveFile } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { contentState } from '../../../../lists/content-state.js';

const isMoving = (print: PrintRecord | null | undefined) =>
  Boolean(print && !print.fault && print.printed < print.total);

/** The tickets of a class that the caller has printed, from the server: it continues while nobody looks. */
export const usePrint = (class_id: number) => {
  const queries = useQueryClient();
  const keyed = useKeyed();
  const query = useCallQuery('ticket/fetchPrint', { class_id }, { staleTime: 0 });
  const current = query.data?.print;
  return {
    current,
    moving: isMoving(current),
    state: contentState(query),
    retry: () => query.refetch(),
    start: async (ticket_ids: readonly number[]) => {
      const chosen = ticket_ids.length > 0 ? { ticket_ids: [...ticket_ids] } : {};
      await attempt(() => keyed('ticket/startPrint', { class_id, ...chosen }));
      await queries.invalidateQueries({ queryKey: ['ticket', 'fetchPrint'] });
    },
    save: async (name: string) => {
      const asked = { class_id, print_id: current?.print_id ?? 0 };
      const file: unknown = await attempt(() => call('ticket/fetchPrintFile', asked));
      if (file instanceof Blob) saveFile(file, `${name}.${file.type === 'application/zip' ? 'zip' : 'pdf'}`);
    },
  };
};
