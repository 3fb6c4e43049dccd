import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { useWords } from '../../../../messages/words-state.js';
import { OpenBefore } from '../../../class/event/open-before.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useTicketCommand } from '../use-ticket-command.js';

interface PublishDialogProps {
  readonly list: TicketLists;
  readonly onClose: () => void;
}

/** Asks before candidates see their tickets, and lists open matters. */
export function PublishDialog({ list, onClose }: PublishDialogProps) {
  const { t } = useWords();
  const run = useTicketCommand();
  const [key] = useState(() => crypto.randomUUID());
  const { class_id, arrangement } = list;
  const event = 'publish_arrangement';
  const asked = { class_id, event, version: arrangement?.version ?? 0 } as const;
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
    >
      <OpenBefore class_id={class_id} event={event} />
    </ConfirmDialog>
  );
}
