import type { EnrolmentDetail } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';

/** The classes that a candidate may be moved to, the chosen one, the reason, and the move itself. */
export const useMove = ({ class_id, enrolment_id, name }: EnrolmentDetail) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [to, setTo] = useState<number>();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const input = { class_id, enrolment_id, ...(search && { search }) };
  const query = useCallQuery('enrolment/fetchMoveTargets', input, { keepLast: true });
  const targets = query.data?.items ?? [];
  const chosen = targets.find((target) => target.class_id === to);
  const given = reason.trim();
  const isNone = query.data !== undefined && targets.length === 0 && search === '';

  const move = async (): Promise<boolean> => {
    setAsked(true);
    if (!chosen || given === '') return false;
    const wait = chosen.seats_left === 0;
    const moved = await attempt(() =>
      call(
        'enrolment/moveEnrolment',
        { class_id, enrolment_id, to_class_id: chosen.class_id, reason: given, wait },
        { key },
      ),
    );
    // A refused move means that the seats on the screen are old.
    queries.invalidateQueries({ queryKey: ['enrolment'] });
    queries.invalidateQueries({ queryKey: ['class'] });
    if (!moved) return false;
    const { class_name } = chosen;
    toaster.show({
      tone: 'success',
      message: t('review.move.done', { name, class_name, number: moved.enrol_no }),
    });
    return true;
  };

  return {
    targets,
    state: isNone ? ('empty' as const) : contentState(query),
    retry: () => query.refetch(),
    search,
    setSearch,
    chosen,
    choose: setTo,
    reason,
    setReason,
    lacksClass: asked && !chosen,
    lacksReason: asked && given === '',
    move,
  };
};
