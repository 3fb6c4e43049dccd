import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Look, lookOf, useLookKeys } from '../internal/use-look-keys.js';
import type { ImageView } from './use-image-view.js';

const step = 48;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

interface ViewerKeys {
  view: ImageView;
  /** Moves on by this many pictures; false if there is none. */
  go: (by: 1 | -1) => boolean;
}

const runLook = (look: Look, view: ImageView) => {
  switch (look) {
    case 'nearer':
      return view.zoom(1.25);
    case 'farther':
      return view.zoom(0.8);
    case 'whole':
      return view.fit();
    case 'turn':
      return view.turn();
    default:
      return look satisfies never;
  }
};

const runKey = (key: string, { view, go }: ViewerKeys): boolean => {
  const arrow = arrows[key];
  if (arrow) {
    // While it is shown whole there is nothing to move, and left and right mean the neighbours.
    if (view.view.scale === 1) return arrow.x !== 0 && go(arrow.x < 0 ? 1 : -1);
    view.pan(arrow);
    return true;
  }
  const look = lookOf(key);
  if (look) {
    runLook(look, view);
    return true;
  }
  if (key === 'PageDown') return go(1);
  return key === 'PageUp' && go(-1);
};

/**
 * The keys of a viewer: anywhere inside it, and on the dialog around it while that has the focus itself; those that
 * zoom and turn in `keysFrom` too.
 */
export const useViewerKeys = (
  root: RefObject<HTMLElement | null>,
  keys: ViewerKeys,
  keysFrom: RefObject<HTMLElement | null> | undefined,
) => {
  useLookKeys({ root, keysFrom, onLook: (look) => runLook(look, keys.view) });
  const latest = useRef(keys);
  // Before the next key can come.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const viewer = root.current;
    if (!viewer) return;
    const dialog = viewer.closest<HTMLElement>('[role=dialog]');
    const press = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      const ours = target === dialog || (target instanceof Node && viewer.contains(target));
      if (!ours || ctrlKey || metaKey || altKey) return;
      if (runKey(event.key, latest.current)) event.preventDefault();
    };
    const listener = dialog ?? viewer;
    listener.addEventListener('keydown', press);
    return () => listener.removeEventListener('keydown', press);
  }, [root]);
};
