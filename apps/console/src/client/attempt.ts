import { isCallError } from '@skillcert/api-client';

/**
 * Runs a command. The user has seen the message of a failed call already, so it answers undefined; a fault of ours
 * is thrown on.
 */
export const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (isCallError(error)) return undefined;
    throw error;
  }
};
