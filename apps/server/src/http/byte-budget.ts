/** Memory that many share. */
export interface ByteBudget {
  /** Takes so many bytes; false where not so many are left. */
  readonly take: (bytes: number) => boolean;
  readonly giveBack: (bytes: number) => void;
}

export const createByteBudget = (most: number): ByteBudget => {
  let taken = 0;
  return {
    take: (bytes) => {
      if (taken + bytes > most) return false;
      taken += bytes;
      return true;
    },
    giveBack: (bytes) => {
      taken -= bytes;
    },
  };
};
