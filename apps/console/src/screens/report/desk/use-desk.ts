import type { InputOf, ReportRow } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';
import { randomId } from '../../../scanning/random-id.js';
import { ownDevice } from '../own-device.js';

/** What is settled with a reason: an admission that was wrong, a person whom two devices let in. */
export interface DeskCase {
  readonly event: 'undo' | 'decide';
  readonly row: ReportRow;
}

type Grounds = Pick<InputOf<'class/updateReport'>, 'reason' | 'decision'>;

/** The cases at the door that somebody decides, and deciding them. */
export const useDesk = (class_id: number) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [current, setCurrent] = useState<DeskCase>();

  const settle = async ({ event, row }: DeskCase, grounds: Grounds): Promise<boolean> => {
    const { enrolment_id, name } = row;
    const input = { class_id, event, enrolment_id, device: ownDevice(), nonce: randomId(), ...grounds };
    const settled = await attempt(() => call('class/updateReport', input));
    // A refusal means that the roster on the screen is old, so it is read again either way.
    await queries.invalidateQueries({ queryKey: ['class', 'fetchReportLists'] });
    if (!settled) return false;
    toaster.show({ tone: 'success', message: t(`report.done.${event}`, { name }) });
    return true;
  };

  return { current, open: setCurrent, close: () => setCurrent(undefined), settle };
};

/** What {@link useDesk} gives. */
export type Desk = ReturnType<typeof useDesk>;
