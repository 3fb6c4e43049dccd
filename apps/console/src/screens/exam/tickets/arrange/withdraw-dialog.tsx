import { useCallQuery } from '../../../../client/use-call-query.js';
import { ClassEventDialog } from '../../../class/event/class-event-dialog.js';

interface WithdrawDialogProps {
  readonly class_id: number;
  readonly onClose: () => void;
}

/** Asks before a published arrangement is taken back, as the list of classes asks. */
export function WithdrawDialog({ class_id, onClose }: WithdrawDialogProps) {
  const { data } = useCallQuery('class/fetchClassById', { class_id });
  return data && <ClassEventDialog record={data} event="withdraw_arrangement" onClose={onClose} />;
}
