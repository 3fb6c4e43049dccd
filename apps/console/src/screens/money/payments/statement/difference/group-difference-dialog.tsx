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
  const payments = data?.group?.payments ?? [];
  const people = payments.map(({ amount_cents, ...person }) => ({ ...person, due_cents: amount_cents }));
  // The line may name another of them, but the first one has the surplus.
  const first = payments.find((each) => each.payment_id === payment_id)?.enrolment_id;
  const of = { ...asking.of, ...(first !== undefined && { enrolment_id: first }) };
  return <DifferenceDialog {...asking} of={of} people={people} isDeclared />;
}
