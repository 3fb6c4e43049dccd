import type { Ref } from 'react';

/** One ref that feeds several. */
export const mergeRefs =
  <Node>(...refs: (Ref<Node> | undefined)[]) =>
  (node: Node | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    }
  };
