import { type Ref, type RefCallback, useCallback } from 'react';

const give = <Node>(ref: Ref<Node> | undefined, node: Node | null) => {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
};

/** One ref that feeds two. It stays the same between renders, else React would detach and attach the node each time. */
export const useMergedRefs = <Node>(
  given: Ref<Node> | undefined,
  own: Ref<Node> | undefined,
): RefCallback<Node> =>
  useCallback(
    (node) => {
      give(given, node);
      give(own, node);
    },
    [given, own],
  );
