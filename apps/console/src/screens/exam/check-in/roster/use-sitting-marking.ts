import type { RosterRow, SittingCounts } from '@skillcert/api-client';
import { asksWhyMarkChanges, type SittingMark } from '@skillcert/core';
import { useState } from 'react';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSendingMarks } from './use-sending-marks.js';

interface Asked {
  /** The sitting of the mark: by the time it is explained the list may show another one. */
  readonly sitting: SittingCounts;
  readonly row: RosterRow;
  readonly seen: SittingMark | null;
  readonly mark: SittingMark | null;
}

/** Marks people of the shown sitting by name; an old mark is changed with a reason, which is asked for. */
export const useSittingMarking = (class_id: number, sitting: SittingCounts | undefined) => {
  const { t } = useWords();
  const sendMarks = useSendingMarks(class_id);
  const [asked, setAsked] = useState<Asked>();

  const send = async ({ sitting: { sitting_id }, row, seen, mark }: Asked, reason?: string) => {
    const { enrolment_id, name } = row;
    const outcome = await sendMarks({ sitting_id, marks: [{ enrolment_id, mark, seen }] }, reason);
    if (outcome === 'done')
      toaster.show({
        tone: 'success',
        message: mark
          ? t('check_in.marked', { name, mark: t(`check_in.mark.${mark}`) })
          : t('check_in.marked_back', { name }),
      });
    return outcome;
  };

  return {
    asked,
    drop: () => setAsked(undefined),
    /** Without an answer the question stays, with the reason that was typed. */
    give: async (reason: string): Promise<boolean> => {
      if (!asked) return false;
      const outcome = await send(asked, reason);
      if (outcome !== 'unsent') setAsked(undefined);
      return outcome === 'done';
    },
    mark: async (row: RosterRow, mark: SittingMark | null): Promise<void> => {
      if (!sitting) return;
      const seen = row.seats.find(({ sitting_id }) => sitting_id === sitting.sitting_id)?.mark ?? null;
      const wanted = { sitting, row, seen, mark };
      if (seen !== null && asksWhyMarkChanges(sitting.ends_at, Date.now())) setAsked(wanted);
      else await send(wanted);
    },
  };
};
