/** Answers true once in so many seconds, for messages that shall not repeat all day long. */
export const onceIn = (seconds: number) => {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (now: Date): boolean => {
    if (now.getTime() - saidAt < seconds * 1000) return false;
    saidAt = now.getTime();
    return true;
  };
};
