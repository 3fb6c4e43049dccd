import { useQueryClient } from '@tanstack/react-query';
import { attempt } from './attempt.js';
import { toaster } from './toaster.js';

/**
 * Runs a command, shows its success, and reads its areas again either way: a refusal means that the shown data is
 * old. A call that succeeds returns an object; no object means that it failed.
 */
export const useCommand = (...areas: readonly string[]) => {
  const queries = useQueryClient();
  return async (work: () => Promise<object>, said: string | (() => string)): Promise<boolean> => {
    const done = await attempt(work);
    await Promise.all(areas.map((area) => queries.invalidateQueries({ queryKey: [area] })));
    if (!done) return false;
    toaster.show({ tone: 'success', message: typeof said === 'string' ? said : said() });
    return true;
  };
};
