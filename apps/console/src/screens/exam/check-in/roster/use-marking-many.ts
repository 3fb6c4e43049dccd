import type { InputOf, SittingCounts } from '@skillcert/api-client';
import { asksWhyMarkChanges, examLimits, type SittingMark } from '@skillcert/core';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useCommand } from '../../../../client/use-command.js';
import { collectRows } from '../../../../lists/collect-ids.js';
import { useChosen } from '../../../../lists/use-chosen.js';
import { useWords } from '../../../../messages/words-state.js';
import { marksToWrite } from './marks-to-write.js';

type Marks = InputOf<'exam/markSitting'>['marks'];

/** Marks that wait for a person to confirm them. */
interface AskedMarks {
  readonly mark: SittingMark | null;
  readonly marks: Marks;
  /** The number of other marks that they replace. */
  readonly replaced: number;
  /** Whether they are all others of the sitting, about whom nothing is said yet. */
  readonly others: boolean;
}

interface Narrowed {
  readonly sitting: SittingCounts | undefined;
  /** The query of the list without its page: another one has other rows to choose from. */
  readonly asked: object;
}

/** Marks the chosen people of a sitting, or all others of it, once the number is confirmed. */
export const useMarkingMany = (class_id: number, { sitting, asked: list }: Narrowed) => {
  const { t } = useWords();
  const run = useCommand('class');
  const { chosen, choose } = useChosen(list);
  const [asked, setAsked] = useState<AskedMarks>();
  const sitting_id = sitting?.sitting_id ?? 0;

  /** Reads the marks as they are by now, on every page, and asks. */
  const ask = async (mark: SittingMark | null, whom: ReadonlySet<string> | 'others'): Promise<void> => {
    const rows = await attempt(() =>
      collectRows((page) =>
        call('class/fetchReportLists', { class_id, sitting_id, sort: 'enrol_no', ...page }),
      ),
    );
    if (!rows) return;
    const wanted = marksToWrite(rows, { sitting_id, mark, whom });
    if (wanted.marks.length > 0) setAsked({ ...wanted, mark, others: whom === 'others' });
    else toaster.show({ tone: 'info', message: t('report.mark_many_none') });
  };

  const send = async (marks: Marks, reason?: string) => {
    for (let from = 0; from < marks.length; from += examLimits.marks_max) {
      const some = marks.slice(from, from + examLimits.marks_max);
      await call('exam/markSitting', { class_id, sitting_id, marks: some, ...(reason && { reason }) });
    }
  };

  return {
    chosen,
    choose,
    asked,
    ask,
    /** Whether the marks are old, and are changed with a reason alone. */
    asksWhy: asked && sitting && asked.replaced > 0 && asksWhyMarkChanges(sitting.ends_at, Date.now()),
    drop: () => setAsked(undefined),
    give: async (reason?: string): Promise<boolean> => {
      if (!asked) return false;
      const { mark, marks } = asked;
      const said = { count: marks.length, mark: t(`report.mark.${mark ?? 'open'}`) };
      const done = await run(() => send(marks, reason), t('report.marked_many', said));
      setAsked(undefined);
      // They stay chosen, so that the same marks can be taken back.
      if (done) choose(new Set(mark ? marks.map(({ enrolment_id }) => String(enrolment_id)) : []));
      return done;
    },
  };
};

/** The result of {@link useMarkingMany}. */
export type MarkingMany = ReturnType<typeof useMarkingMany>;
