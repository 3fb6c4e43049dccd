import type { InputOf, RosterRow } from '@skillcert/api-client';
import { undecidedAtDoor } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';
import { randomId } from '../../../../scanning/random-id.js';
import { ownDevice } from '../own-device.js';

/** The decisions with a reason: a wrong admission, a person whom two devices admitted. */
export interface DeskCase {
  readonly event: 'undo' | 'decide';
  readonly row: RosterRow;
}

type ManyGrounds = Pick<InputOf<'class/decideConflicts'>, 'reason' | 'decision'>;

type Grounds = Pick<InputOf<'class/updateReport'>, 'reason' | 'decision'>;

/** The cases at the door that a person decides, and deciding them. */
export const useDesk = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [current, setCurrent] = useState<DeskCase>();

  const decide = async ({ event, row }: DeskCase, grounds: Grounds): Promise<boolean> => {
    const { enrolment_id, name } = row;
    const input = { class_id, event, enrolment_id, device: ownDevice(), nonce: randomId(), ...grounds };
    const decided = await attempt(() => call('class/updateReport', input));
    // A refusal means that the roster on the screen is old, so it is read again either way.
    await queries.invalidateQueries({ queryKey: ['class', 'fetchReportLists'] });
    if (!decided) return false;
    toaster.show({ tone: 'success', message: t(`check_in.done.${event}`, { name }) });
    return true;
  };

  /** Decides about many in one way; those left out stay in the list of conflicts. */
  const decideMany = async (rows: readonly RosterRow[], grounds: ManyGrounds): Promise<boolean> => {
    const enrolment_ids = rows.map(({ enrolment_id }) => enrolment_id);
    const input = { class_id, enrolment_ids, device: ownDevice(), nonce: randomId(), ...grounds };
    const done = await attempt(() => call('class/decideConflicts', input));
    await queries.invalidateQueries({ queryKey: ['class', 'fetchReportLists'] });
    if (!done) return false;
    const { decided, left_out } = done;
    toaster.show({
      tone: left_out.length > 0 ? 'warning' : 'success',
      message: [
        t('check_in.done.decide_many', { count: decided }),
        ...undecidedAtDoor
          .map((why) => ({ why, count: left_out.filter((each) => each.why === why).length }))
          .filter(({ count }) => count > 0)
          .map(({ why, count }) => t(`check_in.left_out.${why}`, { count })),
      ].join(' '),
    });
    return true;
  };

  return { decideMany, current, open: setCurrent, close: () => setCurrent(undefined), decide };
};

/** The result of {@link useDesk}. */
export type Desk = ReturnType<typeof useDesk>;
