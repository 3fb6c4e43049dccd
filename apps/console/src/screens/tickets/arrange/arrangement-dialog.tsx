import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useTicketCommand } from '../use-ticket-command.js';

interface ArrangementDialogProps {
  readonly list: TicketLists;
  readonly event: NonNullable<TicketLists['arrangementEvent']>;
  readonly onClose: () => void;
}

/** Asks before candidates get to see their tickets, or no longer do. */
export function ArrangementDialog({ list, event, onClose }: ArrangementDialogProps) {
  const { t } = useWords();
  const run = useTicketCommand();
  const [key] = useState(() => crypto.randomUUID());
  const { class_id, arrangement } = list;
  const asked = { class_id, event, version: arrangement?.version ?? 0 };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`exam.tickets.${event}`)}
      description={t(`exam.tickets.${event}_text`)}
      confirmLabel={t(`exam.tickets.${event}`)}
      onConfirm={() =>
        run(() => call('ticket/setArrangementStatus', asked, { key }), t(`exam.tickets.${event}_done`))
      }
    />
  );
}
