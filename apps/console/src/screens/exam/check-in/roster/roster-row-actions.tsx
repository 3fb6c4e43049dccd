import type { RosterRow } from '@skillcert/api-client';
import { Button, Inline } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import type { Desk } from '../desk/use-desk.js';

interface RosterRowActionsProps {
  readonly row: RosterRow;
  /** Whether the person is to be checked in now. */
  readonly awaited: boolean;
  readonly desk: Desk;
  readonly closed: boolean;
  /** Whether conflicts can be decided: after the exam too. */
  readonly decides: boolean;
  readonly onAdmit: (row: RosterRow) => Promise<void>;
  /** Other facts about the person. */
  readonly beside?: ReactNode;
}

/** People found by name are checked in here; wrong admissions are taken back, conflicts are decided. */
export function RosterRowActions({
  row,
  awaited,
  desk,
  closed,
  decides,
  onAdmit,
  beside,
}: RosterRowActionsProps) {
  const { t } = useWords();
  const { name } = row;
  const collided = row.conflicts.length > 0;
  if (closed && !(decides && collided) && !beside) return null;
  return (
    <Inline wrap={false} gap="xs">
      {!closed && awaited && (
        <Button size="small" aria-label={t('check_in.admit_of', { name })} onClick={() => onAdmit(row)}>
          {t('check_in.admit')}
        </Button>
      )}
      {decides && collided && (
        <Button
          size="small"
          variant="primary"
          aria-label={t('check_in.decide_of', { name })}
          onClick={() => desk.open({ event: 'decide', row })}
        >
          {t('check_in.decide')}
        </Button>
      )}
      {!closed && row.admitted_at !== null && !collided && (
        <Button
          size="small"
          variant="ghost"
          aria-label={t('check_in.undo_of', { name })}
          onClick={() => desk.open({ event: 'undo', row })}
        >
          {t('check_in.undo')}
        </Button>
      )}
      {beside}
    </Inline>
  );
}
