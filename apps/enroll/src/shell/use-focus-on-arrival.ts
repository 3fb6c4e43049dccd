import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a node that takes the focus, and scrolls into view, when it replaces the focused node, and
 * again whenever its message is new.
 */
export const useFocusOnArrival = <Node extends HTMLElement>(told?: unknown): RefObject<Node | null> => {
  const node = useRef<Node>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is shown in the same node
  useEffect(() => node.current?.focus(), [told]);
  return node;
};
