import { useState } from 'react';
import { moveSeat, seatMoveTo } from './move-seat.js';
import type { SeatFacts, SeatLookup } from './seat-lookup.js';
import type { SeatMapWords } from './seat-map-words.js';
import type { SeatAddress, Seating, SeatPerson } from './seat-plan.js';

interface SeatMovingOptions {
  facts: SeatFacts;
  seats: SeatLookup;
  words: SeatMapWords;
  readOnly: boolean;
  /** Goes back to a seat. */
  look: (address: SeatAddress) => void;
  onValueChange: ((seatings: readonly Seating[]) => void) | undefined;
}

/** Picks a person up, puts them down or cancels the move; each step is announced to screen readers. */
export const useSeatMoving = ({ facts, seats, words, readOnly, look, onValueChange }: SeatMovingOptions) => {
  const [carried, setCarried] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const mover = carried === null ? undefined : seats.personOf(carried);
  const own = mover && seats.seatOf(mover.id);
  const nameOf = ({ row, column }: SeatAddress) => words.seat(row, column);
  const cancel = () => {
    setCarried(null);
    if (!own) return;
    look(own);
    setSaid(words.cancelled(mover.name, nameOf(own)));
  };
  return {
    mover,
    said,
    cancel,
    pickUp: (person: SeatPerson | undefined) => {
      const from = person && seats.seatOf(person.id);
      if (readOnly || !from) return;
      setCarried(person.id);
      setSaid(words.pickedUp(person.name, nameOf(from)));
    },
    putDown: (to: SeatAddress) => {
      if (!mover) return;
      const move = seatMoveTo(facts.rooms, facts.seatings, mover.id, to);
      if (move === 'stay') return cancel();
      look(to);
      if (move === 'blocked') return setSaid(words.refused(nameOf(to)));
      const other = seats.seatAt(to).person;
      setCarried(null);
      setSaid(
        other ? words.swapped(mover.name, other.name, nameOf(to)) : words.moved(mover.name, nameOf(to)),
      );
      onValueChange?.(moveSeat(facts.rooms, facts.seatings, mover.id, to));
    },
  };
};
