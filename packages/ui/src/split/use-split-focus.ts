import { useEffect, useRef } from 'react';

/** When one pane replaces the other, the focus follows: into the detail, and back to the element that opened it. */
export const useSplitFocus = (mobile: boolean, open: boolean) => {
  const masterPane = useRef<HTMLElement>(null);
  const detailPane = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const shown = useRef(open);
  useEffect(() => {
    const master = masterPane.current;
    // A hidden pane loses the focus at once, so the focused element is noted while it still has it.
    const note = (event: FocusEvent) => {
      if (event.target instanceof Element) opener.current = event.target;
    };
    master?.addEventListener('focusin', note);
    return () => master?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    if (!mobile) return;
    if (open) detailPane.current?.focus();
    else (opener.current instanceof HTMLElement ? opener.current : masterPane.current)?.focus();
  }, [mobile, open]);
  return { masterPane, detailPane };
};
