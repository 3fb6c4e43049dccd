import type { InputOf, SittingCounts } from '@skillcert/api-client';
import { asksWhyMarkChanges, type SittingMark } from '@skillcert/core';
import { useEffect, useRef, useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { collectRows } from '../../../../lists/collect-ids.js';
import { useChosen } from '../../../../lists/use-chosen.js';
import { useWords } from '../../../../messages/words-state.js';
import { marksToWrite, takenBack } from './marks-to-write.js';
import { useSendingMarks } from './use-sending-marks.js';

/** Marks that wait for a person to confirm them. */
interface AskedMarks {
  /** The sitting in which they were read: by the time they are confirmed the list may show another one. */
  readonly sitting: SittingCounts;
  /** Null takes marks back. */
  readonly mark: SittingMark | null;
  readonly marks: InputOf<'exam/markSitting'>['marks'];
  /** The number of other marks that they replace. */
  readonly replaced: number;
  /** Whether they can be taken back to what was there before. */
  readonly bringsBack: boolean;
  /** Whether they are all others of the sitting, about whom nothing is said yet. */
  readonly others: boolean;
}

interface Narrowed {
  readonly sitting: SittingCounts | undefined;
  /** The query of the list without its page: another one has other rows to choose from. */
  readonly asked: object;
}

const nobody: ReadonlySet<string> = new Set();

/** Whether the marks are old, and are changed with a reason alone. */
const needsReason = ({ sitting, replaced }: AskedMarks) =>
  replaced > 0 && asksWhyMarkChanges(sitting.ends_at, Date.now());

/** Whether the message of what was done takes it back: in one step, so not where that asks for a reason. */
const offersUndo = ({ sitting, mark, bringsBack }: AskedMarks) =>
  mark !== null && bringsBack && !asksWhyMarkChanges(sitting.ends_at, Date.now());

/** Sends marks that are confirmed; the message of what was done takes them back. */
const useGivenMarks = (class_id: number) => {
  const { t } = useWords();
  const sendMarks = useSendingMarks(class_id);

  const send = async (of: AskedMarks, reason?: string) => {
    const { sitting_id } = of.sitting;
    const outcome = await sendMarks({ sitting_id, marks: of.marks }, reason);
    if (outcome === 'done') tell(of);
    return outcome;
  };

  /** Whether the undo is settled: without an answer it can be tried again. */
  const undo = async (done: AskedMarks) => {
    const back = { mark: null, marks: takenBack(done.marks), replaced: done.marks.length, others: false };
    return (await send({ ...done, ...back })) !== 'unsent';
  };

  const tell = (done: AskedMarks) => {
    const { mark, marks } = done;
    const count = marks.length;
    toaster.show({
      tone: 'success',
      topic: 'marks',
      message: mark
        ? t('check_in.marked_many', { count, mark: t(`check_in.mark.${mark}`) })
        : t('check_in.marked_many_back', { count }),
      ...(offersUndo(done) && { action: { label: t('check_in.undo_short'), onSelect: () => undo(done) } }),
    });
  };

  return send;
};

/** Marks the chosen people of a sitting, or all others of it, once the number is confirmed. */
export const useMarkingMany = (class_id: number, { sitting, asked: list }: Narrowed) => {
  const { t } = useWords();
  const { chosen, choose } = useChosen(list);
  const [asked, setAsked] = useState<AskedMarks>();
  const send = useGivenMarks(class_id);
  const shown = useRef(sitting?.sitting_id);
  useEffect(() => {
    shown.current = sitting?.sitting_id;
  }, [sitting?.sitting_id]);

  /** Reads the marks as they are by now, on every page, and asks. */
  const ask = async (mark: SittingMark | null, whom: ReadonlySet<string> | 'others'): Promise<void> => {
    if (!sitting) return;
    const { sitting_id } = sitting;
    const rows = await attempt(() =>
      collectRows((page) =>
        call('class/fetchReportLists', { class_id, sitting_id, sort: 'enrol_no', ...page }),
      ),
    );
    // Nobody confirms marks of a sitting that is no longer shown.
    if (!rows || shown.current !== sitting_id) return;
    const wanted = marksToWrite(rows, { sitting_id, mark, whom });
    if (wanted.marks.length > 0) setAsked({ ...wanted, sitting, mark, others: whom === 'others' });
    else toaster.show({ tone: 'info', message: t('check_in.mark_many_none') });
  };

  return {
    chosen,
    choose,
    asked,
    ask,
    asksWhy: asked !== undefined && needsReason(asked),
    drop: () => setAsked(undefined),
    /** Without an answer the question stays, with the reason that was typed. */
    give: async (reason?: string): Promise<boolean> => {
      if (!asked) return false;
      const outcome = await send(asked, reason);
      if (outcome !== 'unsent') setAsked(undefined);
      // Those who are marked may have left the list, which then finds them no more.
      if (outcome === 'done') choose(nobody);
      return outcome === 'done';
    },
  };
};

/** The result of {@link useMarkingMany}. */
export type MarkingMany = ReturnType<typeof useMarkingMany>;
