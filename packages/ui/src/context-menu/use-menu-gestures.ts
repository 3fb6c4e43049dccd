import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Where a menu was asked for, in CSS pixels of the window. */
export interface MenuRequest {
  at: { x: number; y: number };
  /** Asked by a key: the first line takes the focus. */
  byKey: boolean;
}

/** Milliseconds a finger rests before it means "menu"; what phones take. */
const longPress = 500;
/** Pixels a resting finger may tremble. */
const tremble = 10;

const isMenuKey = (event: KeyboardEvent) =>
  event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);

/** Text fields keep the browser's own menu: paste and spelling are there. */
const hasOwnMenu = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Just below what has the focus, so that the menu does not hide it. */
export const belowFocus = (root: HTMLElement): MenuRequest['at'] => {
  const focused = document.activeElement;
  const box = (focused && root.contains(focused) ? focused : root).getBoundingClientRect();
  return { x: box.left, y: Math.min(box.bottom, window.innerHeight) };
};

/** The four ways to ask for a context menu: right button, long press, Shift+F10 and the menu key. */
export const useMenuGestures = (ask: (request: MenuRequest) => void) => {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const asked = useRef(false);
  const letGo = () => clearTimeout(press.current?.timer);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onContextMenu: (event: MouseEvent) => {
      if (hasOwnMenu(event.target)) return;
      event.preventDefault();
      letGo();
      ask({ at: { x: event.clientX, y: event.clientY }, byKey: false });
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!isMenuKey(event) || hasOwnMenu(event.target)) return;
      event.preventDefault();
      ask({ at: belowFocus(event.currentTarget), byKey: true });
    },
    onPointerDown: (event: PointerEvent) => {
      asked.current = false;
      letGo();
      if (event.pointerType === 'mouse' || hasOwnMenu(event.target)) return;
      const { clientX: x, clientY: y } = event;
      const timer = setTimeout(() => {
        asked.current = true;
        ask({ at: { x, y }, byKey: false });
      }, longPress);
      press.current = { timer, x, y };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > tremble) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent) => {
      // The finger that asked for the menu is let go: that is not a tap on what lies below it.
      if (!asked.current) return;
      asked.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
