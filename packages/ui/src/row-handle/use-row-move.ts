import { useRef, useState } from 'react';
import { lineTop, placeAt } from './row-places.js';

/** The state of a handle while its row is moving. */
interface RowMove {
  /** Places among the rows of the list that have a handle, from 0. */
  readonly from: number;
  readonly to: number;
  /** The position on the screen of the line that marks the drop. */
  readonly line: { readonly top: number; readonly left: number; readonly width: number } | null;
}

interface Held {
  readonly rows: readonly HTMLElement[];
  readonly from: number;
  to: number;
}

/** The rows of a list that have a handle, and the place of the one that this handle is of. */
const rowsAround = (handle: HTMLElement): Held | null => {
  const row = handle.closest<HTMLElement>('tr, li');
  if (!row?.parentElement) return null;
  const rows = [...row.parentElement.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.querySelector('.sc-row-handle') !== null,
  );
  const from = rows.indexOf(row);
  return from < 0 ? null : { rows, from, to: from };
};

const edgesOf = ({ rows }: Held) => rows.map((row) => row.getBoundingClientRect());

/**
 * Picks a row up, carries it, and puts it down or leaves it where it was; the distance of the move is reported
 * once.
 */
export const useRowMove = (onMove: (by: number) => unknown) => {
  const held = useRef<Held>(null);
  const [move, setMove] = useState<RowMove | null>(null);

  const show = (now: Held) => {
    const edges = edgesOf(now);
    const [first] = edges;
    const top = lineTop(edges, now.from, now.to);
    const line = first && top !== undefined ? { top, left: first.left, width: first.width } : null;
    setMove({ from: now.from, to: now.to, line });
  };
  const leave = () => {
    held.current = null;
    setMove(null);
  };

  return {
    move,
    pickUp: (handle: HTMLElement) => {
      held.current = rowsAround(handle);
      if (held.current) show(held.current);
    },
    /** Carries it to where the pointer is. */
    carryTo: (y: number) => {
      const now = held.current;
      if (!now) return;
      now.to = placeAt(edgesOf(now), y);
      show(now);
    },
    /** Carries it a place up or down, and into sight. */
    carryBy: (by: -1 | 1) => {
      const now = held.current;
      if (!now) return;
      now.to = Math.min(now.rows.length - 1, Math.max(0, now.to + by));
      now.rows[now.to]?.scrollIntoView({ block: 'nearest' });
      show(now);
    },
    putDown: () => {
      const now = held.current;
      leave();
      if (now && now.to !== now.from) onMove(now.to - now.from);
    },
    leave,
  };
};
