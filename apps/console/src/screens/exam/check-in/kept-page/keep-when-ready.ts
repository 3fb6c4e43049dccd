/** Keeps something for a token as soon as it can be kept. */
interface Keeper {
  /** Keeps it now, or else when there is news. An earlier token is given up. */
  readonly want: (token: string | undefined) => Promise<void>;
  /** Tries again what could not be kept yet. */
  readonly news: () => Promise<void>;
}

/** @param keep answers whether it could keep it */
export const keepWhenReady = (keep: (token: string) => Promise<boolean>): Keeper => {
  let wanted: string | undefined;
  const news = async () => {
    const token = wanted;
    // Another token may be wanted by the time that this one is kept.
    if (token && (await keep(token)) && wanted === token) wanted = undefined;
  };
  return {
    want: (token) => {
      wanted = token;
      return news();
    },
    news,
  };
};
