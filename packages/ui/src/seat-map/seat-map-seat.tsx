'use client';
import { endOfNumber } from '@skillcert/core';
import { Ban, Info, TriangleAlert } from 'lucide-react';
import type { Seat } from './seat-lookup.js';
import type { SeatMapWords } from './seat-map-words.js';

interface SeatMapSeatProps {
  seat: Seat;
  words: SeatMapWords;
  /** Has the one tab stop of the map. */
  active: boolean;
  found: boolean;
  /** Its person is being moved. */
  carried: boolean;
  /** Where the moved person would sit. */
  target: boolean;
  aisle: boolean;
}

const stateOf = ({ blocked, person }: Seat) => {
  if (blocked) return 'blocked';
  return person ? 'taken' : 'free';
};

const nameOf = ({ row, column, person, highlight, blocked }: Seat, words: SeatMapWords): string => {
  const who = person ? [person.name, person.ticket, person.unit] : [words[blocked ? 'blocked' : 'free']];
  return [words.seat(row, column), ...who, highlight?.label].filter(Boolean).join(', ');
};

/** One seat: its person with the end of the ticket number, which there is room for, or that it is free or blocked. */
export function SeatMapSeat({ seat, words, active, found, carried, target, aisle }: SeatMapSeatProps) {
  const { row, column, person, highlight, blocked } = seat;
  const tone = highlight && (highlight.tone ?? 'warning');
  const name = nameOf(seat, words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map of seats is no table of facts
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-label={name}
      aria-selected={carried}
      tabIndex={active ? 0 : -1}
      className="sc-seat"
      data-row={row}
      data-column={column}
      data-state={stateOf(seat)}
      data-tone={tone}
      data-found={found || undefined}
      data-carried={carried || undefined}
      data-target={target || undefined}
      data-aisle={aisle || undefined}
      title={name}
    >
      {blocked && <Ban aria-hidden="true" />}
      {person && <span className="sc-seat-name">{person.name}</span>}{' '}
      {/* Drawn by the style sheet: a part of a number is no text beside the name of the seat, which has the whole. */}
      {person?.ticket && <span className="sc-seat-ticket" data-end={endOfNumber(person.ticket)} />}
      {tone === 'warning' && <TriangleAlert className="sc-seat-sign" aria-hidden="true" />}
      {tone === 'info' && <Info className="sc-seat-sign" aria-hidden="true" />}
    </div>
  );
}
