import { isCallError } from '@skillcert/api-client';
import type { ContentState } from '@skillcert/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a read, in the words of the lists and dialogs that show it. */
export const contentState = ({ isPending, error, data }: UseQueryResult<unknown>): ContentState => {
  if (error && data === undefined) {
    return isCallError(error) && error.refusal === 'not_found' ? 'refused' : 'error';
  }
  return isPending ? 'loading' : 'ready';
};
