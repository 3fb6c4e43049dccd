import { isCallError } from '@skillcert/api-client';
import { attempt } from './attempt.js';
import { showFailure } from './show-failure.js';
import { toaster } from './toaster.js';

const isOneTooMany = (error: unknown) =>
  isCallError(error) && Object.values(error.fields).some(({ key }) => key === 'over_limit');

/**
 * Runs a quiet command that adds one more. At the limit, the server refuses a field that nobody sees yet: `full` is
 * then shown. Every other failure is shown as usual.
 */
export const attemptToAdd = <Result>(
  work: () => Promise<Result>,
  full: string,
): Promise<Result | undefined> =>
  attempt(() =>
    work().catch((error: unknown) => {
      if (isOneTooMany(error)) toaster.show({ tone: 'warning', message: full });
      else showFailure(error);
      throw error;
    }),
  );
