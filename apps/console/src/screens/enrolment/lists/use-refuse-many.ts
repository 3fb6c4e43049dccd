import type { OutputOf } from '@skillcert/api-client';
import { undecidedReasons } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { toaster } from '../../../client/toaster.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { useWords } from '../../../messages/words-state.js';
import { isMany } from './jobs/is-many.js';
import type { ReviewJobState } from './jobs/use-review-job.js';

type Answer = OutputOf<'enrolment/refuseMany'>;

/** Refuses many for one reason, and reports the number refused and the reasons of the others. */
export const useRefuseMany = (
  class_id: number,
  { start }: Pick<ReviewJobState, 'start'>,
  onDone: (leftOut: ReadonlySet<string>) => void,
) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();

  const tell = ({ refused, left_out }: Answer) => {
    const of = (why: Answer['left_out'][number]['why']) => left_out.filter((each) => each.why === why).length;
    toaster.show({
      tone: left_out.length > 0 ? 'warning' : 'success',
      topic: 'review',
      message: [
        t('candidates.refused_many', { count: refused.length }),
        ...undecidedReasons
          .filter((why) => of(why) > 0)
          .map((why) => t(`candidates.left_out_${why}`, { count: of(why) })),
      ].join(' '),
    });
  };

  return async (enrolment_ids: number[], reason: string): Promise<boolean> => {
    // A refusal has no way back, so that few of them do not take the place of the shown result, which may have one.
    if (isMany({ size: enrolment_ids.length }, undefined)) {
      const started = await start({ event: 'refuse', enrolment_ids, reason });
      if (started) onDone(new Set());
      return started;
    }
    const answer = await attempt(() => keyed('enrolment/refuseMany', { class_id, enrolment_ids, reason }));
    await Promise.all(['enrolment', 'class'].map((area) => queries.invalidateQueries({ queryKey: [area] })));
    if (!answer) return false;
    tell(answer);
    // Those left out stay chosen, because they need a look.
    onDone(new Set(answer.left_out.map(({ enrolment_id }) => String(enrolment_id))));
    return true;
  };
};
