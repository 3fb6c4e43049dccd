import { isCallError } from '@skillcert/api-client';
import type { UseQueryResult } from '@tanstack/react-query';

/** The server's own sentence, where a read was refused; undefined for an answer, and for a failed connection. */
export const refusalText = ({
  error,
  data,
}: Pick<UseQueryResult<unknown>, 'error' | 'data'>): string | undefined =>
  data === undefined && isCallError(error, 'refused') && error.message !== '' ? error.message : undefined;
