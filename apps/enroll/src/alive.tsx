import { type ReactNode, useInsertionEffect } from 'react';

/**
 * Lets the page that the server drew be used at the moment when the real one takes its place, and no earlier: what is pressed before that is
 * heard by nobody. Before anything in it takes the focus, which it could not while nothing can be used.
 */
export function Alive({ root, children }: { readonly root: HTMLElement; readonly children: ReactNode }) {
  useInsertionEffect(() => {
    root.inert = false;
  }, [root]);
  return children;
}
