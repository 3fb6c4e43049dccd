import type { RosterRow, SittingCounts } from '@skillcert/api-client';
import { asksWhyMarkChanges, type SittingMark } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { useCommand } from '../../../../client/use-command.js';
import { useWords } from '../../../../messages/words-state.js';

interface Asked {
  readonly row: RosterRow;
  readonly seen: SittingMark | null;
  readonly mark: SittingMark | null;
}

/** Marks people of the shown sitting by name; an old mark is changed with a reason, which is asked for. */
export const useSittingMarking = (class_id: number, sitting: SittingCounts | undefined) => {
  const { t } = useWords();
  const run = useCommand('class');
  const [asked, setAsked] = useState<Asked>();

  const send = async ({ row, seen, mark }: Asked, reason?: string): Promise<boolean> => {
    if (!sitting) return false;
    const { enrolment_id, name } = row;
    const input = {
      class_id,
      sitting_id: sitting.sitting_id,
      marks: [{ enrolment_id, mark, seen }],
      ...(reason && { reason }),
    };
    const said = t('report.marked', { name, mark: t(`report.mark.${mark ?? 'open'}`) });
    return run(() => call('exam/markSitting', input), said);
  };

  return {
    asked,
    drop: () => setAsked(undefined),
    give: async (reason: string) => {
      const done = asked !== undefined && (await send(asked, reason));
      // A refusal means that the seen data is old.
      setAsked(undefined);
      return done;
    },
    mark: async (row: RosterRow, mark: SittingMark | null): Promise<void> => {
      if (!sitting) return;
      const seen = row.seats.find(({ sitting_id }) => sitting_id === sitting.sitting_id)?.mark ?? null;
      const wanted = { row, seen, mark };
      if (seen !== null && asksWhyMarkChanges(sitting.ends_at, Date.now())) setAsked(wanted);
      else await send(wanted);
    },
  };
};
