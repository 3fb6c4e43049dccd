import type { OutputOf } from '@skillcert/api-client';
import { waitingStates } from '@skillcert/core';
import { ListToDo } from '../../../../lists/list-to-do.js';
import { useWords } from '../../../../messages/words-state.js';

interface InvoicesToDoProps {
  readonly toDo: OutputOf<'payment/fetchInvoiceLists'>['to_do'] | undefined;
  readonly order: string | false;
}

/** The invoices that wait for their desk; and the order of the list. */
export function InvoicesToDo({ toDo, order }: InvoicesToDoProps) {
  const { t } = useWords();
  return (
    <ListToDo
      parts={
        toDo &&
        waitingStates.invoice.map((state) => ({
          title: t(`invoices.status.${state}`),
          count: toDo[state],
          query: `status=${state}`,
        }))
      }
      order={order}
    />
  );
}
