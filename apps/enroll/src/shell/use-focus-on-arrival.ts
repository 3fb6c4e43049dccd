import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the ref of a node that takes the focus, and comes into sight, when it appears in the place of what had it, and again
 * whenever what it tells is new.
 */
export const useFocusOnArrival = <Node extends HTMLElement>(told?: unknown): RefObject<Node | null> => {
  const node = useRef<Node>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is told to the same node
  useEffect(() => node.current?.focus(), [told]);
  return node;
};
