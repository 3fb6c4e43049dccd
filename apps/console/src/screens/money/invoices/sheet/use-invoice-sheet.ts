import type { InputOf, InvoiceSheet } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { sendParts } from '../../../../client/send-parts.js';
import { toaster } from '../../../../client/toaster.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { contentState } from '../../../../lists/content-state.js';
import { refusalText } from '../../../../lists/refusal-text.js';
import { useWords } from '../../../../messages/words-state.js';
import {
  columnsInput,
  readAnewOf,
  type SaidColumns,
  sayColumn,
  saySheet,
  withSaid,
} from '../../../../sheets/said-columns.js';
import { bodyOf, sheetTitle, useLook } from '../../../../sheets/use-look.js';

const shown = 10;

type RowState = NonNullable<InputOf<'payment/fetchInvoiceSheet'>['state']>;
type Event = InputOf<'payment/decideInvoiceSheet'>['event'];

interface SentParts {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const isRunning = (sheet: InvoiceSheet | undefined) =>
  sheet !== undefined && sheet.started_at !== null && sheet.ended_at === null;

/** A page of the rows of the caller's sheet, narrowed to one state. */
const useSheetRows = (class_id: number) => {
  const [page, setPage] = useState(1);
  const [state, setState] = useState<RowState>();
  const query = useCallQuery(
    'payment/fetchInvoiceSheet',
    { class_id, page, limit: shown, state },
    { keepLast: true },
  );
  const narrow = (next: RowState | undefined) => {
    setState(next);
    setPage(1);
  };
  return {
    sheet: query.data?.sheet ?? undefined,
    rows: query.data?.rows ?? { items: [], total: 0 },
    page,
    setPage,
    limit: shown,
    rowState: state,
    narrow,
    state: contentState(query),
    stateText: refusalText(query),
    retry: () => query.refetch(),
  };
};

/** Whether a sheet is on its way, or papers: the one waits for the other, so that nothing is lost. */
const useComing = (isReadAnew: boolean) => {
  const [sheetsComing, setSheetsComing] = useState(0);
  const [papersComing, setPapersComing] = useState(0);
  return {
    isSheetComing: sheetsComing > 0 || isReadAnew,
    arePapersComing: papersComing > 0,
    setSheetsComing,
    setPapersComing,
  };
};

/** The caller's sheet of invoices, from the server: it continues while nobody looks. */
export const useInvoiceSheet = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const read = useSheetRows(class_id);
  const { sheet, narrow } = read;
  const refresh = () => queries.invalidateQueries({ queryKey: ['payment'] });

  const sent = useLook(async (file, said: Partial<SaidColumns>, watch) => {
    const asked = { class_id, title: sheetTitle(file), ...columnsInput(said) };
    const started = await call('payment/startInvoiceSheet', asked, { body: bodyOf(file), ...watch });
    narrow(undefined);
    await refresh();
    return started;
  });

  const { seen } = sent;
  // Of a sheet whose columns are not known yet nothing is kept, and one that is read anew has another id in a moment.
  const isShown =
    seen && (seen.isStale || seen.look.sheet_id === null || seen.look.sheet_id === sheet?.sheet_id);
  const look = isShown ? withSaid(seen.look.look, seen.said) : undefined;

  return {
    class_id,
    ...read,
    moving: isRunning(sheet),
    /** How the sheet was read that was sent since the drawer was opened; its rows are what `sheet` has. */
    look,
    /** Whether the sheet is being read anew. */
    isLooking: seen?.isStale === true,
    ...useComing(seen?.isStale === true),
    readAnew: readAnewOf(seen),
    takeSheet: sent.take,
    /** Sends the sheet anew, to be read by another row of heads. */
    readBy: (head_row: number) => sent.say({ head_row, columns: undefined }),
    /** Sends the file anew, to be read by another sheet of it. */
    readSheet: (name: string) => sent.say(saySheet(name)),
    /** Sends the sheet anew, with one column as something else. */
    choose: (at: number, field: string) => look && sent.say(sayColumn(look, at, field)),
    takePapers: async (file: File, { onProgress, signal }: SentParts) => {
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
      const done = await attempt(() => keyed('payment/decideInvoiceSheet', { class_id, sheet_id, event }));
      narrow(undefined);
      await refresh();
      if (done) toaster.show({ tone: 'success', message: t(`invoices.sheet.said.${event}`) });
      return done !== undefined;
    },
  };
};

/** The result of {@link useInvoiceSheet}. */
export type InvoiceSheetState = ReturnType<typeof useInvoiceSheet>;
