import { useMemo, useState } from 'react';
import { lookUpSeats, type SeatFacts } from './seat-lookup.js';
import type { SeatMapWords } from './seat-map-words.js';
import type { Seating, SeatPerson } from './seat-plan.js';
import { useSeatMoving } from './use-seat-moving.js';
import { useSeatPlace } from './use-seat-place.js';

interface SeatMapOptions {
  facts: SeatFacts;
  words: SeatMapWords;
  readOnly: boolean;
  /** Shows the list first, as phones do. */
  listFirst: boolean;
  onValueChange: ((seatings: readonly Seating[]) => void) | undefined;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2];
const plainZoom = zooms.indexOf(1);

/** How large the seats are drawn. */
const useZoom = () => {
  const [level, setLevel] = useState(plainZoom);
  const turn = (by: number) => setLevel((now) => Math.min(zooms.length - 1, Math.max(0, now + by)));
  return {
    zoom: zooms[level] ?? 1,
    canZoomIn: level < zooms.length - 1,
    canZoomOut: level > 0,
    zoomIn: () => turn(1),
    zoomOut: () => turn(-1),
    zoomPlain: () => setLevel(plainZoom),
  };
};

/** The view, the move and the search of one map, and the acts that keys, buttons and the pointer call. */
export const useSeatMap = ({ facts, words, readOnly, listFirst, onValueChange }: SeatMapOptions) => {
  const [query, setQuery] = useState('');
  const [chosenView, setView] = useState<'map' | 'list' | null>(null);
  const place = useSeatPlace(facts.rooms);
  // The same while only the focus moves, so that rows which do not change are not drawn again.
  const seats = useMemo(() => lookUpSeats(facts, query), [facts, query]);
  const moving = useSeatMoving({ facts, seats, words, readOnly, look: place.look, onValueChange });
  const seat = seats.seatAt(place.here);
  const show = (person: SeatPerson) => {
    const own = seats.seatOf(person.id);
    if (!own) return;
    setView('map');
    place.look(own);
  };
  return {
    ...place,
    ...moving,
    ...useZoom(),
    seats,
    seat,
    readOnly,
    query,
    search: setQuery,
    view: chosenView ?? (listFirst ? 'list' : 'map'),
    setView,
    show,
    /** The next of those found, after the one that is looked at, and round again. */
    showNext: () => {
      const seated = seats.found.filter(({ id }) => seats.seatOf(id));
      const index = seated.findIndex(({ id }) => id === seat.person?.id);
      const next = seated[(index + 1) % seated.length];
      if (next) show(next);
    },
  };
};

export type SeatMapModel = ReturnType<typeof useSeatMap>;
