import type { InputOf, InvoiceSheet } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { sendParts } from '../../../client/send-parts.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';

const shown = 10;
const longestTitle = 200;

type RowState = NonNullable<InputOf<'payment/fetchInvoiceSheet'>['state']>;
type Event = InputOf<'payment/decideInvoiceSheet'>['event'];

interface Watch {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const isRunning = (sheet: InvoiceSheet | undefined) =>
  sheet !== undefined && sheet.started_at !== null && sheet.ended_at === null;

/** The caller's sheet of invoices, from the server: it continues while nobody looks. */
export const useInvoiceSheet = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<RowState>();
  const query = useCallQuery(
    'payment/fetchInvoiceSheet',
    { class_id, page, limit: shown, state },
    { keepLast: true },
  );
  const sheet = query.data?.sheet ?? undefined;
  const refresh = () => queries.invalidateQueries({ queryKey: ['payment'] });
  const narrow = (next: RowState | undefined) => {
    setState(next);
    setPage(1);
  };

  return {
    class_id,
    sheet,
    moving: isRunning(sheet),
    rows: query.data?.rows ?? { items: [], total: 0 },
    page,
    setPage,
    limit: shown,
    rowState: state,
    narrow,
    state: contentState(query),
    retry: () => query.refetch(),
    takeSheet: async (file: File, watch: Watch) => {
      const body = file.slice(0, file.size, 'application/octet-stream');
      const asked = { class_id, title: file.name.slice(-longestTitle) };
      await call('payment/startInvoiceSheet', asked, { body, quiet: true, ...watch });
      narrow(undefined);
      await refresh();
      return { id: file.name, name: file.name };
    },
    takePapers: async (file: File, { onProgress, signal }: Watch) => {
      const sheet_id = sheet?.sheet_id ?? 0;
      await sendParts(file, {
        onProgress,
        send: ({ body, ...part }) =>
          call('payment/uploadInvoicePapers', { class_id, sheet_id, ...part }, { body, signal, quiet: true }),
      });
      await refresh();
      return { id: file.name, name: file.name };
    },
    decide: async (event: Event) => {
      if (!sheet) return false;
      const { sheet_id } = sheet;
      const done = await attempt(() =>
        keyed((key) => call('payment/decideInvoiceSheet', { class_id, sheet_id, event }, { key })),
      );
      narrow(undefined);
      await refresh();
      if (done) toaster.show({ tone: 'success', message: t(`invoices.sheet.said.${event}`) });
      return done !== undefined;
    },
  };
};

/** The result of {@link useInvoiceSheet}. */
export type InvoiceSheetState = ReturnType<typeof useInvoiceSheet>;
