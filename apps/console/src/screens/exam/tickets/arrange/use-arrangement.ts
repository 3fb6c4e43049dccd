import type { ArrangementVersion, InputOf, OutputOf } from '@skillcert/api-client';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useWords } from '../../../../messages/words-state.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useTicketCommand } from '../use-ticket-command.js';

type Rules = Omit<InputOf<'ticket/previewArrangement'>, 'class_id'>;

/** The effect that an arrangement would have, with the rules it was tried by. */
export interface Trial {
  readonly rules: Rules;
  readonly preview: OutputOf<'ticket/previewArrangement'>;
}

const newSeed = () => crypto.getRandomValues(new Uint32Array(1)).map((value) => value >>> 1)[0] ?? 0;

/** Whether nothing prevents its acceptance: everybody has a seat, and no two subjects overlap. */
export const isWhole = ({ preview }: Trial): boolean =>
  preview.subjects.every(({ unseated, overlaps }) => unseated === 0 && !overlaps);

/**
 * The rules of an arrangement, its trial, and the acceptance of exactly that trial; `version` is restored, if
 * given.
 */
export const useArrangement = (
  { class_id, arrangement }: TicketLists,
  version: ArrangementVersion | undefined,
  onDone: () => void,
) => {
  const { t } = useWords();
  const run = useTicketCommand();
  const [key] = useState(() => crypto.randomUUID());
  const before = version ?? arrangement;
  const [rules, setRules] = useState<Rules>({
    order: before?.order ?? 'random',
    apart: before?.apart ?? true,
    keep: true,
    seed: before?.seed ?? newSeed(),
    accessible: before?.accessible.map(({ enrolment_id }) => enrolment_id) ?? [],
    ...(version && { from_version: version.version }),
  });
  const [trial, setTrial] = useState<Trial>();
  return {
    class_id,
    /** Candidates who needed an accessible desk before. */
    known: before?.accessible ?? [],
    rules,
    trial,
    change: (changes: Partial<Rules>) => {
      setRules({ ...rules, ...changes });
      setTrial(undefined);
    },
    redraw: () => {
      setRules({ ...rules, seed: newSeed() });
      setTrial(undefined);
    },
    tryOut: async () => {
      const preview = await attempt(() => call('ticket/previewArrangement', { class_id, ...rules }));
      if (preview) setTrial({ rules, preview });
    },
    accept: async ({ rules: tried, preview: { basis } }: Trial) => {
      const done = await run(
        () => call('ticket/acceptArrangement', { class_id, ...tried, basis }, { key }),
        t('exam.tickets.accepted'),
      );
      if (done) onDone();
      else setTrial(undefined);
    },
  };
};

/** The result of {@link useArrangement}. */
export type ArrangementState = ReturnType<typeof useArrangement>;
