import { isCallError } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { showFailure } from '../../../../client/show-failure.js';
import { toaster } from '../../../../client/toaster.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { wallTimeOf } from '../../../../forms/wall-time.js';
import { useWords } from '../../../../messages/words-state.js';
import type { ExamPlan } from '../../use-exam-plan.js';
import { useBusy } from '../use-busy.js';
import { namesIn, type SubjectTime, sittingDrafts, spanOf, typedSittings } from './sitting-drafts.js';

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

/** Sittings of several subjects in several rooms: which, what is wrong with them, and adding them. */
export const useManySittings = (plan: ExamPlan, onAdded: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const { class_id, data } = plan;
  const rooms = data?.rooms ?? [];
  const [times, setTimes] = useState(() => timesOf(plan));
  const [chosen, setChosen] = useState(() => rooms.map(({ room_id }) => String(room_id)));
  const [text, setText] = useState('');
  /** What the server refused, by field; it counts until something is changed. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
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
      setRefused({});
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
    drafts,
    busy,
    /** What the server says of the draft at that place. */
    refusedOf: (place: number) => {
      const start = `sittings.${place}.`;
      return Object.entries(refused).flatMap(([field, message]) =>
        field.startsWith(start) ? [message] : [],
      );
    },
    add: async () => {
      try {
        const asked = { class_id, sittings: typedSittings(drafts) };
        const { sitting_ids } = await keyed((key) => call('exam/addSittings', asked, { key, quiet: true }));
        toaster.show({
          tone: 'success',
          message: t('exam.many_sittings.added', { count: sitting_ids.length }),
        });
        onAdded();
      } catch (error) {
        if (!isCallError(error)) throw error;
        const fields = Object.entries(error.fields).map(([name, { message }]) => [name, message] as const);
        setRefused(Object.fromEntries(fields));
        if (!fields.some(([name]) => name.startsWith('sittings.'))) showFailure(error);
      }
      await queries.invalidateQueries({ queryKey: ['exam'] });
    },
  };
};

/** What {@link useManySittings} gives. */
export type ManySittings = ReturnType<typeof useManySittings>;
