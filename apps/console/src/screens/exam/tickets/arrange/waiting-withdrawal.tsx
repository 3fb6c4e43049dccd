import { useCallQuery } from '../../../../client/use-call-query.js';
import { AskedStepBanner } from '../../../class/detail/asked-step-banner.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';

interface WaitingWithdrawalProps {
  readonly list: TicketLists;
  /** Opens the step, in which the second person decides. */
  readonly onLook: () => void;
}

/** The request to take published seats back that waits for its second person, shown as on the page of the class. */
export function WaitingWithdrawal({ list, onLook }: WaitingWithdrawalProps) {
  const { data } = useCallQuery('class/fetchClassById', { class_id: list.class_id });
  if (data?.asked?.event !== 'withdraw_arrangement') return null;
  return (
    <AskedStepBanner
      record={data}
      asked={data.asked}
      onEvent={list.arrangementEvent === 'withdraw_arrangement' ? onLook : undefined}
    />
  );
}
