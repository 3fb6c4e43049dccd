import { isCallError } from '@skillcert/api-client';
import { useState } from 'react';

/**
 * Runs commands, each with the key by which the server knows one that is made again. While nobody knows whether a command arrived its key stays: pressed
 * again it is the same command, which is done once. What was answered begins a new one, a refusal too, but for that of a server that was interrupted.
 */
export const useKeyed = () => {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const renew = () => setKey(crypto.randomUUID());
  return async <Result>(command: (key: string) => Promise<Result>): Promise<Result> => {
    try {
      const done = await command(key);
      renew();
      return done;
    } catch (error) {
      if (isCallError(error, 'refused') && error.refusal !== 'busy') renew();
      throw error;
    }
  };
};
