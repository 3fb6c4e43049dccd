import type { ComponentProps } from 'react';
import { useCallQuery } from '../../../../../client/use-call-query.js';
import { DifferenceDialog } from './difference-dialog.js';

type GroupDifferenceDialogProps = Omit<ComponentProps<typeof DifferenceDialog>, 'people' | 'isDeclared'> & {
  /** The first payment of the group. */
  readonly payment_id: number;
};

/** Shows the difference of a line for many who were declared together, once it is known who they are. */
export function GroupDifferenceDialog({ payment_id, ...asking }: GroupDifferenceDialogProps) {
  const { data, isError } = useCallQuery('payment/fetchPaymentById', {
    class_id: asking.of.class_id,
    payment_id,
  });
  if (!data && !isError) return null;
  const people = (data?.group?.payments ?? []).map(({ amount_cents, ...person }) => ({
    ...person,
    due_cents: amount_cents,
  }));
  return <DifferenceDialog {...asking} people={people} isDeclared />;
}
