import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { toaster } from '../../../../client/toaster.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useAddMany } from '../../../../forms/use-add-many.js';
import { useWords } from '../../../../messages/words-state.js';
import type { ExamPlan } from '../../use-exam-plan.js';
import { namesIn, namesTwice, spanOf } from '../many/sitting-drafts.js';
import { useBusy } from '../use-busy.js';
import { asBefore, dealtSittings, messagesBySitting, roomsOf, typedDeal } from './dealt-sittings.js';
import type { AskedDeal } from './use-asked-deal.js';

/** Gives sittings back whom they had before; the message of what was done offers it. */
const useTakingBack = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  return async (sittings: ReturnType<typeof asBefore>): Promise<boolean> => {
    const done = await attempt(() => keyed('exam/dealInvigilators', { class_id, sittings }));
    if (done)
      toaster.show({ tone: 'success', message: t('exam.deal.taken_back', { count: sittings.length }) });
    await queries.invalidateQueries({ queryKey: ['exam'] });
    return done !== undefined;
  };
};

interface Dealing {
  readonly asked: AskedDeal;
  readonly onDealt: () => void;
  /** The sittings are read anew: each goes back as it was seen. */
  readonly onRefused: () => Promise<unknown>;
}

/** Deals names to sittings: the preview, its problems, and doing it. */
export const useDealing = (plan: ExamPlan, { asked: { sittings }, onDealt, onRefused }: Dealing) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const { class_id, data } = plan;
  const takeBack = useTakingBack(class_id);
  const [text, setText] = useState('');
  const many = useAddMany('sittings');
  const [sent, setSent] = useState<readonly number[]>([]);
  const names = namesIn(text);
  const dealt = dealtSittings(sittings, names, data?.invigilators ?? []);
  const busy = useBusy(class_id, spanOf(dealt));

  const tell = (now: Parameters<typeof asBefore>[1]) =>
    toaster.show({
      tone: 'success',
      topic: 'invigilators',
      message: t('exam.deal.done', { count: now.length }),
      action: { label: t('exam.deal.undo'), onSelect: () => takeBack(asBefore(sittings, now)) },
    });

  return {
    rooms: roomsOf(sittings).length,
    text,
    setText: (value: string) => {
      many.forget();
      setText(value);
    },
    names,
    twice: namesTwice(text),
    dealt,
    busy,
    /** The messages of a refusal about a sitting. */
    messagesOf: messagesBySitting(sent, many.messagesAt),
    messages: many.messages,
    deal: async () => {
      const input = { class_id, sittings: typedDeal(dealt) };
      setSent(input.sittings.map(({ sitting_id }) => sitting_id));
      const done = await many.send(() => keyed('exam/dealInvigilators', input, { quiet: true }));
      if (done) {
        tell(done.sittings);
        onDealt();
      } else await onRefused();
      await queries.invalidateQueries({ queryKey: ['exam'] });
    },
  };
};

/** The result of {@link useDealing}. */
export type DealingState = ReturnType<typeof useDealing>;
