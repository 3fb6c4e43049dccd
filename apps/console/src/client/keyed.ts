import { isCallError } from '@skillcert/api-client';

/** Runs a command with the key by which the server knows one that is made again. */
export type Keyed = <Result>(command: (key: string) => Promise<Result>) => Promise<Result>;

/**
 * Gives each command a key. While nobody knows whether a command arrived its key stays: pressed again it is the same command, which is done once.
 * An answer ends it, a refusal too, but for that of a server that was interrupted: the next round of the same press is a command of its own.
 */
export const newKeyed = (): Keyed => {
  let kept: string | undefined;
  return async (command) => {
    kept ??= crypto.randomUUID();
    try {
      const done = await command(kept);
      kept = undefined;
      return done;
    } catch (error) {
      if (isCallError(error, 'refused') && error.refusal !== 'busy') kept = undefined;
      throw error;
    }
  };
};
