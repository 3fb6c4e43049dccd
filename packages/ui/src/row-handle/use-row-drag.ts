import { type MouseEvent, type PointerEvent, useRef } from 'react';

interface RowDragOptions {
  onBegin: (handle: HTMLButtonElement) => void;
  onDrag: (y: number) => void;
  onDrop: () => void;
  onLeave: () => void;
  /** Called with a press that was no drag. */
  onPress: (handle: HTMLButtonElement) => void;
}

/** The number of pixels that turn a press into a drag. */
const threshold = 5;

/** The handlers of a button that is dragged, or pressed. */
export const useRowDrag = ({ onBegin, onDrag, onDrop, onLeave, onPress }: RowDragOptions) => {
  /** Where a press began, and whether it has become a drag. */
  const press = useRef<{ readonly y: number; isDrag: boolean }>(undefined);
  /** A drag ends in a click event that must be ignored. */
  const ignoresClick = useRef(false);
  const endPress = (end: () => void) => {
    const wasDrag = press.current?.isDrag === true;
    press.current = undefined;
    ignoresClick.current = wasDrag;
    if (wasDrag) end();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      ignoresClick.current = false;
      if (event.button !== 0) return;
      press.current = { y: event.clientY, isDrag: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLButtonElement>) => {
      const now = press.current;
      if (!now) return;
      if (!now.isDrag && Math.abs(clientY - now.y) < threshold) return;
      if (!now.isDrag) onBegin(currentTarget);
      now.isDrag = true;
      onDrag(clientY);
    },
    onPointerUp: () => endPress(onDrop),
    onPointerCancel: () => endPress(onLeave),
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (ignoresClick.current) ignoresClick.current = false;
      else onPress(currentTarget);
    },
    onBlur: () => {
      if (!press.current) onLeave();
    },
  };
};
