import { type ReactNode, useInsertionEffect } from 'react';

/**
 * Enables the prerendered page when the hydrated one takes its place, and no earlier: clicks before that reach no
 * handler. It runs before anything takes the focus, which is impossible while the page is disabled.
 */
export function Alive({ root, children }: { readonly root: HTMLElement; readonly children: ReactNode }) {
  useInsertionEffect(() => {
    root.inert = false;
  }, [root]);
  return children;
}
