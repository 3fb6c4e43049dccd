import type { AbsenceRow } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useScoreCommand } from '../use-score-command.js';

const none: ReadonlySet<string> = new Set();

/** The absences of a subject: proposed, confirmed or in doubt, and the steps about them. */
export const useAbsences = (class_id: number, subject: string) => {
  const { t } = useWords();
  const run = useScoreCommand();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const query = useCallQuery('score/fetchAbsences', { class_id, subject });
  const [chosen, choose] = useState(none);
  const items = query.data?.items ?? [];
  const proposed = items.filter((row) => row.to_confirm);
  /** All of them if none is chosen. */
  const meant = proposed.filter(({ enrolment_id }) => chosen.size === 0 || chosen.has(String(enrolment_id)));
  const of = ({ enrolment_id }: AbsenceRow) => ({ class_id, subject, enrolment_ids: [enrolment_id] });

  return {
    class_id,
    subject,
    isEmpty: query.data !== undefined && items.length === 0,
    doubts: items.filter(({ doubt }) => doubt !== null),
    proposed,
    confirmed: items.filter(({ confirmed }) => confirmed !== null),
    leftOut: (query.data?.total ?? 0) - items.length,
    state: contentState(query),
    retry: () => query.refetch(),
    chosen,
    choose,
    meant,
    confirm: async () => {
      const enrolment_ids = meant.map(({ enrolment_id }) => enrolment_id);
      const done = await attempt(() => keyed('score/confirmAbsences', { class_id, subject, enrolment_ids }));
      choose(none);
      await queries.invalidateQueries({ queryKey: ['score'] });
      if (!done) return;
      const { confirmed: count, conflict } = done;
      toaster.show(
        conflict > 0
          ? { tone: 'warning', message: t('scores.absent.done_conflict', { count, conflict }) }
          : { tone: 'success', message: t('scores.absent.done', { count }) },
      );
    },
    withdraw: (row: AbsenceRow) =>
      run(
        () => keyed('score/withdrawAbsences', of(row)),
        t('scores.absent.withdraw_done', { name: row.name }),
      ),
    say: (row: AbsenceRow, word: string) =>
      run(() => keyed('score/acknowledgeDoubts', { ...of(row), word }), t('scores.doubt.done')),
  };
};

/** The result of {@link useAbsences}. */
export type Absences = ReturnType<typeof useAbsences>;
