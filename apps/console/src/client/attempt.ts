import { isCallError } from '@skillcert/api-client';

/** Runs a command. A failed call has been told to the user already, so it answers undefined; a fault of ours goes on. */
export const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (isCallError(error)) return undefined;
    throw error;
  }
};
