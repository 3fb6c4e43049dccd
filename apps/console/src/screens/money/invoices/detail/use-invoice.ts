import { type Client, type InputOf, type InvoiceDetail, isCallError, saveFile } from '@skillcert/api-client';
import { eventsFrom, invoiceLifecycle } from '@skillcert/core';
import { shrinkPicture } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { showFailure } from '../../../../client/show-failure.js';
import { toaster } from '../../../../client/toaster.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { useRoles } from '../../../../state/use-profile.js';

/** A step without paper. */
export type InvoiceDecision = InputOf<'payment/decideInvoice'>['event'];

/** A step with number and file. */
export type InvoicePaper = InputOf<'payment/issueInvoice'>['event'];

interface PaperProblems {
  /** Another paper has the number. */
  readonly taken: () => void;
  /** The file cannot be used. */
  readonly wrong: (why: string) => void;
}

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'application/ofd': 'ofd' };

const isNumberTaken = (error: unknown) => isCallError(error) && error.fields.number?.key === 'taken';

/** One invoice: its possible steps now, and taking them. */
export const useInvoice = (class_id: number, invoice_id: number) => {
  const { t } = useWords();
  const roles = useRoles();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const query = useCallQuery('payment/fetchInvoiceById', { class_id, invoice_id });

  /** Runs a command and reads again either way: a refused step means that the screen shows old data. */
  const run = async (work: (keyed: Client) => Promise<unknown>, said: string): Promise<boolean> => {
    const done = await attempt(() => work(keyed));
    await queries.invalidateQueries({ queryKey: ['payment'] });
    if (!done) return false;
    toaster.show({ tone: 'success', message: said });
    return true;
  };

  return {
    class_id,
    detail: query.data,
    state: contentState(query),
    retry: () => query.refetch(),
    /** The steps that the table offers and four eyes leave to this account. */
    eventsOf: ({ status, red_asked_by_me }: InvoiceDetail) =>
      eventsFrom(invoiceLifecycle, status, roles)
        .filter(({ needs }) => !(red_asked_by_me && needs.includes('another_person')))
        .map(({ event }) => event),
    decide: (event: InvoiceDecision, reason?: string) =>
      run(
        (keyed) => keyed('payment/decideInvoice', { class_id, invoice_id, event, reason }),
        t(`invoices.said.${event}`),
      ),
    issue: (
      event: InvoicePaper,
      { number, file }: { readonly number: string; readonly file: File },
      told: PaperProblems,
    ) => {
      const input = { class_id, invoice_id, event, number };
      const send = async () => {
        const body = await shrinkPicture(file);
        return call('payment/issueInvoice', input, { body, quiet: true }).catch((error: unknown) => {
          if (isNumberTaken(error)) told.taken();
          else if (isCallError(error) && error.picture) told.wrong(error.message);
          else showFailure(error);
          throw error;
        });
      };
      return run(send, t(`invoices.said.${event}`));
    },
    take: async (entry: 'invoice' | 'red', number: string) => {
      const file: unknown = await attempt(() =>
        call('payment/fetchInvoiceFile', { class_id, invoice_id, entry }),
      );
      if (file instanceof Blob) {
        saveFile(file, `${number}.${endings[file.type] ?? 'jpg'}`);
      }
    },
  };
};

/** The result of {@link useInvoice}. */
export type InvoiceState = ReturnType<typeof useInvoice>;
