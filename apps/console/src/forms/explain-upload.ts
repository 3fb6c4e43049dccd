import { isCallError } from '@skillcert/api-client';
import { explainFailure } from '../client/show-failure.js';

/** The message beside a file, or a value in a table, that was refused. */
export const explainUpload = (error: unknown): string | undefined => {
  if (!isCallError(error)) return undefined;
  return Object.values(error.fields)[0]?.message ?? explainFailure(error);
};
