import type { TicketLists } from '../lists/use-ticket-lists.js';
import { PublishDialog } from './publish-dialog.js';
import { WithdrawDialog } from './withdraw-dialog.js';

interface ArrangementStepProps {
  readonly list: TicketLists;
  readonly onClose: () => void;
}

/** Asks before the arrangement is published, or taken back. */
export function ArrangementStep({ list, onClose }: ArrangementStepProps) {
  switch (list.arrangementEvent) {
    case 'publish_arrangement':
      return <PublishDialog list={list} onClose={onClose} />;
    case 'withdraw_arrangement':
      return <WithdrawDialog class_id={list.class_id} onClose={onClose} />;
    case undefined:
      return null;
  }
}
