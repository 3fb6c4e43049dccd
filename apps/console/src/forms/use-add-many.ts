import { isCallError } from '@skillcert/api-client';
import { useState } from 'react';
import { showFailure } from '../client/show-failure.js';

/**
 * Sends a list that is added as a whole, and stores the messages of a refusal by their place in the list
 * (`rooms.3.name`). The call must be quiet. Call `forget` when the list changes.
 */
export const useAddMany = (list: string) => {
  const [refused, setRefused] = useState<readonly (readonly [field: string, message: string])[]>([]);
  const start = `${list}.`;
  return {
    forget: () => setRefused([]),
    /** The messages about the item at a place. */
    messagesAt: (place: number) =>
      refused.filter(([field]) => field.startsWith(`${start}${place}.`)).map(([, message]) => message),
    /** The messages about the list as a whole. */
    messages: refused.filter(([field]) => !field.startsWith(start)).map(([, message]) => message),
    /** Resolves to the answer, or to undefined where the call failed. */
    send: async <Result>(add: () => Promise<Result>): Promise<Result | undefined> => {
      setRefused([]);
      try {
        return await add();
      } catch (error) {
        if (!isCallError(error)) throw error;
        const fields = Object.entries(error.fields).map(([field, { message }]) => [field, message] as const);
        setRefused(fields);
        if (fields.length === 0) showFailure(error);
        return undefined;
      }
    },
  };
};
