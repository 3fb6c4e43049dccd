/** The part of a shared memory budget that one holder uses. */
export interface ByteShare {
  /** Reserves bytes; false if too few are left, and after the share was closed. */
  readonly take: (bytes: number) => boolean;
  /** Releases everything that the share has reserved. */
  readonly close: () => void;
}

/** Creates a memory budget of this number of bytes, which many holders share. */
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
