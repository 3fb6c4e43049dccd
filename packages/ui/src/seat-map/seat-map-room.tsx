'use client';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { placeAfterKey } from '../internal/cell-range.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { SeatMapRow } from './seat-map-row.js';
import type { SeatMapWords } from './seat-map-words.js';
import type { SeatRoom } from './seat-plan.js';
import { useSeatDrag } from './use-seat-drag.js';
import type { SeatMapModel } from './use-seat-map.js';

interface SeatMapRoomProps {
  room: SeatRoom;
  map: SeatMapModel;
  words: SeatMapWords;
  keysId: string;
}

const page = 5;

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const actOf = (key: string, map: SeatMapModel): (() => void) | undefined => {
  const choose = () => (map.mover ? map.putDown(map.here) : map.pickUp(map.seat.person));
  const acts: Record<string, () => void> = {
    Enter: choose,
    ' ': choose,
    '+': map.zoomIn,
    '=': map.zoomIn,
    '-': map.zoomOut,
    '0': map.zoomPlain,
  };
  return key === 'Escape' && map.mover ? map.cancel : acts[key];
};

/**
 * Ctrl and the wheel, or two fingers on a touchpad, zoom the map and not the page; React registers wheel listeners
 * as passive, which cannot prevent that.
 */
const useWheelZoom = ({ zoomIn, zoomOut }: SeatMapModel) => {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = region.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || event.deltaY === 0) return;
      event.preventDefault();
      if (event.deltaY < 0) zoomIn();
      else zoomOut();
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    return () => node?.removeEventListener('wheel', onWheel);
  });
  return region;
};

/** The numbers of the columns, over their seats. */
function ColumnNumbers({ room, words }: Pick<SeatMapRoomProps, 'room' | 'words'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as its seats
    // biome-ignore lint/a11y/useFocusableInteractive: the seats take the focus
    <div role="row" aria-rowindex={1} className="sc-seat-row sc-seat-columns">
      {/* biome-ignore lint/a11y/useSemanticElements: as its seats */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the seats take the focus */}
      <div role="columnheader" className="sc-seat-number">
        <VisuallyHidden>{words.seatTitle}</VisuallyHidden>
      </div>
      {numbersTo(room.columns).map((column) => (
        // biome-ignore lint/a11y/useSemanticElements: as its seats
        // biome-ignore lint/a11y/useFocusableInteractive: the seats take the focus
        <div
          key={column}
          role="columnheader"
          aria-label={words.column(column)}
          className="sc-seat-column"
          data-aisle={room.aisles?.includes(column) || undefined}
        >
          {column}
        </div>
      ))}
    </div>
  );
}

/** The seats of one room, in a region that scrolls. */
export function SeatMapRoom({ room, map, words, keysId }: SeatMapRoomProps) {
  const region = useWheelZoom(map);
  const drag = useSeatDrag(map);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const at = { row: map.here.row - 1, column: map.here.column - 1 };
    const next = placeAfterKey(event.key, event.ctrlKey, at, room, page);
    const act = next
      ? () => map.look({ room_id: room.id, row: next.row + 1, column: next.column + 1 })
      : !event.ctrlKey && actOf(event.key, map);
    if (!act) return;
    event.preventDefault();
    drag.stop();
    act();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={region} className="sc-seat-scroll" aria-label={words.seats(room.label)} tabIndex={0}>
      <p className="sc-seat-front">{words.front}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: as its seats */}
      <div
        ref={map.grid}
        role="grid"
        tabIndex={-1}
        className="sc-seat-room"
        aria-label={room.label}
        aria-describedby={map.readOnly ? undefined : keysId}
        aria-readonly={map.readOnly || undefined}
        data-zoom={map.zoom < 0.75 ? 'far' : undefined}
        data-dragging={drag.pointer ? '' : undefined}
        style={{ fontSize: `${map.zoom}em` }}
        onKeyDown={onKeyDown}
        {...drag.handlers}
      >
        <ColumnNumbers room={room} words={words} />
        {numbersTo(room.rows).map((row) => (
          <SeatMapRow
            key={row}
            room={room}
            row={row}
            seats={map.seats}
            words={words}
            activeColumn={map.here.row === row ? map.here.column : null}
            carried={map.mover?.id ?? null}
          />
        ))}
      </div>
      {drag.pointer && (
        <div
          className="sc-seat-ghost"
          aria-hidden="true"
          style={{ left: drag.pointer.x, top: drag.pointer.y }}
        >
          {map.mover?.name}
        </div>
      )}
    </section>
  );
}
