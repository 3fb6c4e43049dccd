import { type RefObject, useEffect, useRef } from 'react';

/** Gives the ref of a node that takes the focus when it appears in the place of what had it. */
export const useFocusOnArrival = <Node extends HTMLElement>(): RefObject<Node | null> => {
  const node = useRef<Node>(null);
  useEffect(() => node.current?.focus(), []);
  return node;
};
