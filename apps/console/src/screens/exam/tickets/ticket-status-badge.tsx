import type { TicketRow } from '@skillcert/api-client';
import { StatusBadge, type Tone } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

const tones: Record<TicketRow['status'], Tone> = {
  issued: 'success',
  superseded: 'warning',
  void: 'neutral',
  used: 'info',
};

/** The state of a ticket. */
export function TicketStatusBadge({ status }: Pick<TicketRow, 'status'>) {
  const { t } = useWords();
  return <StatusBadge tone={tones[status]}>{t(`exam.tickets.status.${status}`)}</StatusBadge>;
}
