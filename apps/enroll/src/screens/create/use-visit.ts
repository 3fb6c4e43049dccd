import { useEffect } from 'react';
import { call } from '../../client/call.js';
import type { ClassLink } from './use-class.js';

/**
 * Says that a link was followed, once its page has come. The server counts a browser once a day and answers nothing that matters here: nobody waits
 * for it, and nobody is told where it fails.
 */
export const useVisit = ({ class_id, unit_id }: ClassLink, arrived: boolean): void => {
  useEffect(() => {
    if (!arrived) return;
    const link = { class_id, ...(unit_id && { unit_id }) };
    call('promotion/countVisit', link, { quiet: true }).catch(() => undefined);
  }, [class_id, unit_id, arrived]);
};
