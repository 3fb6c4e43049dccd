'use client';
import { Button } from '../button/button.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { SeatMapWords } from './seat-map-words.js';
import type { SeatMapModel } from './use-seat-map.js';

interface SeatMapLineProps {
  map: SeatMapModel;
  words: SeatMapWords;
  /** Id of the sentence about the keys, which describes the map. */
  keysId: string;
}

/** Under the map: who sits on the chosen seat, and the buttons that move without dragging. */
export function SeatMapLine({ map, words, keysId }: SeatMapLineProps) {
  const { words: shared } = useSkillcert();
  const { seat, mover, here } = map;
  const { person, highlight, blocked } = seat;
  const who = person
    ? [person.name, person.ticket, person.unit, highlight?.label]
    : [words[blocked ? 'blocked' : 'free']];
  return (
    <div className="sc-seat-line">
      <p className="sc-seat-here" aria-hidden="true">
        <strong>{words.seat(here.row, here.column)}</strong> · {who.filter(Boolean).join(' · ')}
      </p>
      {mover && (
        <div className="sc-seat-group">
          <span className="sc-seat-carrying">{words.carrying(mover.name)}</span>
          <Button size="small" variant="primary" disabled={blocked} onClick={() => map.putDown(here)}>
            {person && person !== mover ? words.swapWith(person.name) : words.putDown}
          </Button>
          <Button size="small" onClick={() => map.cancel()}>
            {shared.cancel}
          </Button>
        </div>
      )}
      {!mover && person && !map.readOnly && (
        <Button size="small" onClick={() => map.pickUp(person)}>
          {words.pickUp(person.name)}
        </Button>
      )}
      {!map.readOnly && (
        <p id={keysId} className="sc-seat-keys">
          {words.keys}
        </p>
      )}
    </div>
  );
}
