import type { ClassRecord } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';
import { refreshProfile } from '../../../shell/refresh-profile.js';
import { useClassRights } from '../use-class-rights.js';

/**
 * Puts another person in charge of a class. An account that sees only its own classes may not see it any more.
 * @returns whether that succeeded
 */
export const useHandOver = (
  { class_id, class_name, master_id: from_id }: ClassRecord,
  onGone: () => void,
) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { mayCheck: seesEvery } = useClassRights();
  return async (master_id: number): Promise<boolean> => {
    const handed = await attempt(() => call('class/handOverClass', { class_id, from_id, master_id }));
    if (handed) {
      const to = handed.master_name ?? '';
      toaster.show({ tone: 'success', message: t('class.form.owner.done', { name: class_name, to }) });
      await refreshProfile();
      if (!seesEvery) onGone();
    }
    await queries.invalidateQueries({ queryKey: ['class'] });
    return handed !== undefined;
  };
};
