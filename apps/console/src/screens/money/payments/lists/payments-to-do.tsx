import type { OutputOf } from '@skillcert/api-client';
import { waitingStates } from '@skillcert/core';
import { ListToDo } from '../../../../lists/list-to-do.js';
import { useWords } from '../../../../messages/words-state.js';

type Waiting = OutputOf<'payment/fetchPaymentLists'>;

interface PaymentsToDoProps {
  readonly toDo: Waiting['to_do'] | undefined;
  readonly refundsToDo: Waiting['refunds_to_do'] | undefined;
  readonly order: string | false;
}

/** The payments and refunds that wait for their desk; and the order of the list. */
export function PaymentsToDo({ toDo, refundsToDo, order }: PaymentsToDoProps) {
  const { t } = useWords();
  const refunds = refundsToDo
    ? waitingStates.refund.map((state) => ({
        title: t('payments.refund_waits', { state: t(`payments.refund.${state}`) }),
        count: refundsToDo[state],
        query: `refund=${state}`,
      }))
    : [];
  return (
    <ListToDo
      parts={
        toDo && [
          ...waitingStates.payment.map((state) => ({
            title: t(`payments.status.${state}`),
            count: toDo[state],
            query: `status=${state}`,
          })),
          ...refunds,
        ]
      }
      order={order}
    />
  );
}
