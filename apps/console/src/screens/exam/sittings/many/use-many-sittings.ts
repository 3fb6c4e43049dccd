import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toaster } from '../../../../client/toaster.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useAddMany } from '../../../../forms/use-add-many.js';
import { wallTimeOf } from '../../../../forms/wall-time.js';
import { useWords } from '../../../../messages/words-state.js';
import type { ExamPlan } from '../../use-exam-plan.js';
import { useBusy } from '../use-busy.js';
import {
  namesIn,
  namesTwice,
  type SubjectTime,
  sittingDrafts,
  spanOf,
  typedSittings,
} from './sitting-drafts.js';

const pauseMinutes = 30;

/** Each subject after the one before, with a pause between them. */
const timesOf = ({ data, subjects }: ExamPlan): SubjectTime[] => {
  let next = data?.exam_at ? Date.parse(data.exam_at) : null;
  return subjects.map(({ id, minutes }) => {
    const starts_at = next === null ? '' : wallTimeOf(new Date(next).toISOString());
    if (next !== null) next += (minutes + pauseMinutes) * 60_000;
    return { subject: id, chosen: true, starts_at, minutes };
  });
};

/** Sittings of several subjects in several rooms: the drafts, their problems, and adding them. */
export const useManySittings = (plan: ExamPlan, onAdded: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const { class_id, data } = plan;
  const rooms = data?.rooms ?? [];
  const [times, setTimes] = useState(() => timesOf(plan));
  const [chosen, setChosen] = useState(() => rooms.map(({ room_id }) => String(room_id)));
  const [text, setText] = useState('');
  const many = useAddMany('sittings');
  const names = namesIn(text);
  const drafts = sittingDrafts({
    times,
    rooms: rooms.filter(({ room_id }) => chosen.includes(String(room_id))),
    names,
    accounts: data?.invigilators ?? [],
  });
  const busy = useBusy(class_id, spanOf(drafts));
  const changing = <Value>(set: (value: Value) => void) => {
    return (value: Value) => {
      many.forget();
      set(value);
    };
  };
  return {
    times,
    setTime: changing((time: SubjectTime) =>
      setTimes((before) => before.map((each) => (each.subject === time.subject ? time : each))),
    ),
    rooms,
    chosen,
    setChosen: changing(setChosen),
    text,
    setText: changing(setText),
    names,
    twice: namesTwice(text),
    drafts,
    busy,
    messagesAt: many.messagesAt,
    messages: many.messages,
    add: async () => {
      const asked = { class_id, sittings: typedSittings(drafts) };
      const done = await many.send(() => keyed('exam/addSittings', asked, { quiet: true }));
      if (done) {
        const { length: count } = done.sitting_ids;
        toaster.show({ tone: 'success', message: t('exam.many_sittings.added', { count }) });
        onAdded();
      }
      // A refusal too means that the plan has changed.
      await queries.invalidateQueries({ queryKey: ['exam'] });
    },
  };
};

/** The result of {@link useManySittings}. */
export type ManySittings = ReturnType<typeof useManySittings>;
