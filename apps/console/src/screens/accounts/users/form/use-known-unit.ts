import type { OutputOf } from '@skillcert/api-client';
import { isCreditCode, normaliseCreditCode } from '@skillcert/core';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';

/** A unit that has the credit code already. */
export type KnownUnit = NonNullable<OutputOf<'user/checkComZuzhi'>['unit']>;

/** Looks up the unit of a typed credit code, once it is complete. */
export const useKnownUnit = (enabled: boolean) => {
  const [typed, setTyped] = useState('');
  const com_code = normaliseCreditCode(typed);
  const isComplete = enabled && isCreditCode(com_code);
  const { data } = useCallQuery('user/checkComZuzhi', { com_code }, { enabled: isComplete });
  return { unit: isComplete ? (data?.unit ?? undefined) : undefined, look: setTyped };
};
