/** What one of many takes of the memory that they share. */
export interface ByteShare {
  /** Takes so many bytes; false where not so many are left, and after the share was closed. */
  readonly take: (bytes: number) => boolean;
  /** Gives back all that it took. */
  readonly close: () => void;
}

/** Memory of so many bytes that many share. */
export const createByteBudget = (most: number) => {
  let all = 0;
  return {
    open: (): ByteShare => {
      let own = 0;
      let isClosed = false;
      return {
        take: (bytes) => {
          if (isClosed || all + bytes > most) return false;
          all += bytes;
          own += bytes;
          return true;
        },
        close: () => {
          isClosed = true;
          all -= own;
          own = 0;
        },
      };
    },
  };
};
