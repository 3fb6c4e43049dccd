import { isCallError } from '@skillcert/api-client';
import { showFailure } from '../client/show-failure.js';
import { toaster } from '../client/toaster.js';
import { explainUpload } from '../forms/explain-upload.js';

/**
 * Shows why a table is not read as somebody said. No field is marked beside it, so that the sentence about the field is
 * shown, and not that fields are marked.
 */
export const showRefused = (error: unknown): void => {
  const isOfField = isCallError(error, 'refused') && Object.keys(error.fields).length > 0;
  const message = isOfField ? explainUpload(error) : undefined;
  if (message === undefined) showFailure(error);
  else toaster.show({ tone: 'danger', message });
};
