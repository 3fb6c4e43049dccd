/** A hidden page has no frames; code that waits for one then goes on after these milliseconds. */
const withoutFrames = 100;

/**
 * Calls back once the next frame has been painted.
 * @returns the call that takes it back
 */
export const afterPaint = (then: () => void): (() => void) => {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(next);
  };
  const go = () => {
    stop();
    then();
  };
  let next = setTimeout(go, withoutFrames);
  const frame = requestAnimationFrame(() => {
    clearTimeout(next);
    // A timer comes after the painting that this frame is about to do.
    next = setTimeout(go, 0);
  });
  return stop;
};
