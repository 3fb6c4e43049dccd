import type { OutputOf } from '@skillcert/api-client';
import { unapprovedReasons } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';
import { isMany } from './jobs/is-many.js';
import type { ReviewJobState } from './jobs/use-review-job.js';

type Answer = OutputOf<'enrolment/approveMet'>;

/** The chosen candidates, and the approval of those that meet every condition. */
export const useApproveMet = (class_id: number, { job, start }: Pick<ReviewJobState, 'job' | 'start'>) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());

  const tell = ({ approved, left_out }: Answer) => {
    const of = (why: Answer['left_out'][number]['why']) => left_out.filter((each) => each.why === why).length;
    toaster.show({
      tone: left_out.length > 0 ? 'warning' : 'success',
      topic: 'review',
      ...(approved.length > 0 && {
        action: {
          label: t('review.take_back_short'),
          onSelect: () => start({ event: 'take_back', enrolment_ids: approved }),
        },
      }),
      message: [
        t('candidates.approved_met', { count: approved.length }),
        ...unapprovedReasons
          .filter((why) => of(why) > 0)
          .map((why) => t(`candidates.left_out_${why}`, { count: of(why) })),
      ].join(' '),
    });
  };

  return {
    selection,
    setSelection,
    approve: async (enrolment_ids: number[]): Promise<boolean> => {
      if (isMany({ size: enrolment_ids.length }, job)) {
        const started = await start({ event: 'approve', enrolment_ids });
        if (started) setSelection(new Set());
        return started;
      }
      const answer = await attempt(() => call('enrolment/approveMet', { class_id, enrolment_ids }));
      await Promise.all(
        ['enrolment', 'class'].map((area) => queries.invalidateQueries({ queryKey: [area] })),
      );
      if (!answer) return false;
      tell(answer);
      // Those left out stay chosen, because they need a look.
      setSelection(new Set(answer.left_out.map(({ enrolment_id }) => String(enrolment_id))));
      return true;
    },
  };
};

/** The result of {@link useApproveMet}. */
export type ApproveMet = ReturnType<typeof useApproveMet>;
