import { useEffect } from 'react';
import { call } from '../../client/call.js';
import type { ClassLink } from './use-class.js';

/**
 * Reports that a link was followed, once its page is shown. The server counts a browser once a day and its answer
 * does not matter here: nobody waits for it, and a failure is not shown.
 */
export const useVisit = ({ class_id, unit_id }: ClassLink, arrived: boolean): void => {
  useEffect(() => {
    if (!arrived) return;
    const link = { class_id, ...(unit_id && { unit_id }) };
    call('promotion/countVisit', link, { quiet: true }).catch(() => undefined);
  }, [class_id, unit_id, arrived]);
};
