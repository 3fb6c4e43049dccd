/** Something that is about to happen. */
export interface Pending {
  /** Makes it due now. */
  readonly hasten: () => void;
  /** Takes it back. */
  readonly cancel: () => void;
}

/**
 * Calls back after the given milliseconds, but never while a button of the pointer is down, nor before the click of
 * that press has been handled: an element that moves under the pointer between down and up loses the click.
 */
export const afterPress = (then: () => void, wait: number): Pending => {
  const watch = new AbortController();
  let isDown = false;
  let isDue = false;
  const cancel = () => {
    watch.abort();
    clearTimeout(timer);
  };
  const goIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isDue = true;
      if (isDown) return;
      cancel();
      then();
    }, milliseconds);
  };
  let timer: ReturnType<typeof setTimeout>;
  const listen = (event: string, down: boolean) =>
    addEventListener(
      event,
      () => {
        isDown = down;
        // A click follows the release at once, and a timer follows the click.
        if (!down && isDue) goIn(0);
      },
      { capture: true, passive: true, signal: watch.signal },
    );
  listen('pointerdown', true);
  listen('pointerup', false);
  listen('pointercancel', false);
  goIn(wait);
  return { hasten: () => goIn(0), cancel };
};
