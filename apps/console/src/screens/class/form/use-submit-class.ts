import { isCallError } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../client/call.js';
import { showFailure } from '../../../client/show-failure.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';

/**
 * Submits a saved class to those who approve it.
 * @returns a function that resolves to the messages of the refused fields, in the order of the server
 */
export const useSubmitClass = (onDone: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  return async (class_id: number): Promise<Readonly<Record<string, string>>> => {
    try {
      const moved = await call('class/setClassStatus', { class_id, event: 'submit' }, { quiet: true });
      const status = t(`class.status.${moved.status}`);
      toaster.show({ tone: 'success', message: t('classes.moved', { name: moved.class_name, status }) });
      await queries.invalidateQueries({ queryKey: ['class'] });
      onDone();
      return {};
    } catch (error) {
      if (!isCallError(error)) throw error;
      const refused = Object.entries(error.fields);
      if (refused.length === 0) showFailure(error);
      return Object.fromEntries(refused.map(([name, { message }]) => [name, message]));
    }
  };
};
