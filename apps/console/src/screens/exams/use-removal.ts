import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../client/attempt.js';
import { toaster } from '../../client/toaster.js';

/** Removes something of the exam, says so, and reads the exam again either way: a refusal means that what is shown is old. */
export const useRemoval = () => {
  const queries = useQueryClient();
  return async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    const done = await attempt(work);
    await queries.invalidateQueries({ queryKey: ['exam'] });
    if (!done) return false;
    toaster.show({ tone: 'success', message: said });
    return true;
  };
};
