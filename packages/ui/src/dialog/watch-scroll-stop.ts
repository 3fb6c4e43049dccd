const stops =
  'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex]:not([tabindex="-1"]), summary, audio, video, iframe';

/**
 * Makes a region a stop of the Tab key while it scrolls and has none inside: no key could scroll it otherwise. Give
 * it as a `ref`.
 * @returns ends the watch
 */
export const watchScrollStop = (region: HTMLElement | null): (() => void) | undefined => {
  if (!region) return;
  const evaluate = () => {
    const isStop = region.scrollHeight > region.clientHeight && !region.querySelector(stops);
    if (isStop) region.tabIndex = 0;
    // A region that has the focus keeps it.
    else if (document.activeElement !== region) region.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(evaluate);
  const contents = new MutationObserver(evaluate);
  sizes.observe(region);
  contents.observe(region, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
