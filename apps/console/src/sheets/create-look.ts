import { isCallError } from '@skillcert/api-client';

/** How a file is watched on its way; left out where it is sent again by what somebody says of it. */
export type Watch = Partial<{
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly quiet: boolean;
}>;

/** A file, what somebody said of it, and how it will be read. */
export interface Seen<Look, Said> {
  readonly file: File;
  readonly said: Said;
  readonly look: Look;
  /** The words by which the server read the file as it is shown. */
  readonly readBy: Said;
  /** Whether the server has not answered yet to what was said last. */
  readonly isStale: boolean;
}

interface LookHost<Look, Said> {
  /** Asks the server how a file is read. */
  readonly ask: (file: File, said: Partial<Said>, watch: Watch) => Promise<Look>;
  readonly onSeen: (seen: Seen<Look, Partial<Said>> | undefined) => void;
  /** Shows why the file is not read as somebody said. */
  readonly onRefused: (error: unknown) => void;
}

/**
 * One look at a table. Of answers that overtake each other, and of refusals, the one to the last question counts; a
 * refusal brings back what was answered last.
 */
export const createLook = <Look, Said extends object>({ ask, onSeen, onRefused }: LookHost<Look, Said>) => {
  type Now = Seen<Look, Partial<Said>> | undefined;
  let asked = 0;
  let now: Now;
  let answered: Now;
  const show = (next: Now) => {
    now = next;
    if (!next?.isStale) answered = next;
    onSeen(next);
  };
  const look = async (file: File, said: Partial<Said>, watch: Watch = {}) => {
    asked += 1;
    const mine = asked;
    try {
      const found = await ask(file, said, watch);
      if (mine === asked) show({ file, said, look: found, readBy: said, isStale: false });
    } catch (error) {
      if (mine === asked) show(answered);
      throw error;
    }
  };
  return {
    /** Looks at another file. @throws what the server refuses */
    take: (file: File, watch: Watch) => {
      show(undefined);
      return look(file, {}, watch);
    },
    /** Looks anew, by what somebody says more. */
    say: async (more: Partial<Said>) => {
      if (!now) return;
      const { file } = now;
      const said = { ...now.said, ...more };
      show({ ...now, said, isStale: true });
      try {
        await look(file, said, { quiet: true });
      } catch (error) {
        if (!isCallError(error)) throw error;
        onRefused(error);
      }
    },
    leave: () => {
      asked += 1;
      show(undefined);
    },
  };
};
