import type { ScoreCell } from '@skillcert/api-client';
import { eventsFrom, scoreLifecycle } from '@skillcert/core';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useRoles } from '../../../state/use-profile.js';
import type { ScoreLists } from '../use-score-lists.js';

const kinds = ['amend', 'annul'] as const;

/** One candidate's scores with their history, and the possible proposals for each. */
export const useCandidateScores = ({ class_id, subjects }: ScoreLists, enrolment_id: number) => {
  const roles = useRoles();
  const query = useCallQuery('score/fetchScoreById', { class_id, enrolment_id });
  const { data } = query;
  return {
    class_id,
    enrolment_id,
    detail: data,
    state: contentState(query),
    retry: () => query.refetch(),
    fullPoints: (subject: string) => subjects.find((each) => each.subject === subject)?.full_points ?? 0,
    /** The possible proposals for a score: none while a change waits. */
    proposable: ({ status, amendment }: ScoreCell) => {
      if (amendment || !data?.may_amend) return [];
      const events = eventsFrom(scoreLifecycle, status, roles).map(({ event }) => event);
      return kinds.filter((kind) => events.includes(kind));
    },
  };
};

/** The result of {@link useCandidateScores}. */
export type CandidateScores = ReturnType<typeof useCandidateScores>;
