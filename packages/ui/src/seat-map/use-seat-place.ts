import { useLayoutEffect, useRef, useState } from 'react';
import { clampPlace } from '../internal/cell-range.js';
import type { SeatAddress, SeatRoom } from './seat-plan.js';

/**
 * The current room and seat. The seat that has the one tab stop takes the focus after the next render, if
 * requested.
 */
export const useSeatPlace = (rooms: readonly SeatRoom[]) => {
  const [held, setHeld] = useState<SeatAddress>({ room_id: rooms[0]?.id ?? '', row: 1, column: 1 });
  const wanted = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The map may have yet to take the list's place.
    if (!wanted.current || !grid.current) return;
    wanted.current = false;
    const seat = grid.current.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]');
    seat?.focus({ preventScroll: true });
    // Unlike `focus()`, this respects the sticky headers.
    seat?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const room = rooms.find(({ id }) => id === held.room_id) ?? rooms[0];
  const inside = clampPlace(
    { row: held.row - 1, column: held.column - 1 },
    { rows: room?.rows ?? 1, columns: room?.columns ?? 1 },
  );
  const here: SeatAddress = { room_id: room?.id ?? '', row: inside.row + 1, column: inside.column + 1 };
  return {
    room,
    here,
    grid,
    look: (address: SeatAddress, focus = true) => {
      wanted.current = focus;
      setHeld(address);
    },
  };
};
