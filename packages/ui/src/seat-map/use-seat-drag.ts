import { type PointerEvent, useRef, useState } from 'react';
import type { SeatAddress } from './seat-plan.js';
import type { SeatMapModel } from './use-seat-map.js';

const threshold = 5;

const seatUnder = (target: Element | null, room_id: string): SeatAddress | null => {
  const cell = target?.closest<HTMLElement>('[role=gridcell]');
  const { row, column } = cell?.dataset ?? {};
  return row && column ? { room_id, row: Number(row), column: Number(column) } : null;
};

/** Drags with the mouse; fingers pan, and pick up by the button under the map. */
export const useSeatDrag = (map: SeatMapModel) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [pointer, setPointer] = useState<{ x: number; y: number } | null>(null);
  const roomId = map.here.room_id;
  const stop = () => {
    start.current = null;
    setPointer(null);
  };
  return {
    /** The pointer's position during a drag. */
    pointer,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const seat = event.target instanceof Element && seatUnder(event.target, roomId);
        if (!seat || event.button !== 0) return;
        map.look(seat);
        const { person } = map.seats.seatAt(seat);
        const canDrag = person && !map.mover && !map.readOnly && event.pointerType === 'mouse';
        start.current = canDrag ? { x: event.clientX, y: event.clientY } : null;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!start.current) return;
        const { clientX: x, clientY: y } = event;
        if (!pointer) {
          if (Math.hypot(x - start.current.x, y - start.current.y) < threshold) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          map.pickUp(map.seat.person);
        }
        setPointer({ x, y });
        const over = seatUnder(document.elementFromPoint(x, y), roomId);
        if (over) map.look(over, false);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (pointer) {
          const to = seatUnder(document.elementFromPoint(event.clientX, event.clientY), roomId);
          if (to) map.putDown(to);
          else map.cancel();
        }
        stop();
      },
      onPointerCancel: () => {
        if (pointer) map.cancel();
        stop();
      },
    },
    stop,
  };
};
