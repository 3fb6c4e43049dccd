import type { OutputOf } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';

type Answer = OutputOf<'enrolment/approveMet'>;

/** The candidates that are chosen, and approving those of them whose every condition is met. */
export const useApproveMet = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());

  const tell = ({ approved, left_out }: Answer) => {
    const of = (why: Answer['left_out'][number]['why']) => left_out.filter((each) => each.why === why).length;
    toaster.show({
      tone: left_out.length > 0 ? 'warning' : 'success',
      message: [
        t('candidates.approved_met', { count: approved.length }),
        ...(['unmet', 'claimed', 'decided'] as const)
          .filter((why) => of(why) > 0)
          .map((why) => t(`candidates.left_out_${why}`, { count: of(why) })),
      ].join(' '),
    });
  };

  return {
    selection,
    setSelection,
    isTooMany: selection.size > limits.approve_at_once_max,
    approve: async () => {
      const answer = await attempt(() =>
        call('enrolment/approveMet', { class_id, enrolment_ids: [...selection].map(Number) }),
      );
      await Promise.all(
        ['enrolment', 'class'].map((area) => queries.invalidateQueries({ queryKey: [area] })),
      );
      if (!answer) return;
      tell(answer);
      // What was left out stays chosen: there is something to look at.
      setSelection(new Set(answer.left_out.map(({ enrolment_id }) => String(enrolment_id))));
    },
  };
};
