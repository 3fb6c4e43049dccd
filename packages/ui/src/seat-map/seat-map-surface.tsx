'use client';
import { useId } from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import { useIsMobile } from '../provider/use-is-mobile.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import type { SeatFacts } from './seat-lookup.js';
import { SeatMapBar } from './seat-map-bar.js';
import { SeatMapLine } from './seat-map-line.js';
import { SeatMapList } from './seat-map-list.js';
import { SeatMapRoom } from './seat-map-room.js';
import { seatMapWords } from './seat-map-words.js';
import type { Seating } from './seat-plan.js';
import { useSeatMap } from './use-seat-map.js';

interface SeatMapSurfaceProps {
  facts: SeatFacts;
  readOnly: boolean;
  onValueChange: ((seatings: readonly Seating[]) => void) | undefined;
}

/** The map or its list, with the bar above and the chosen seat below. */
export function SeatMapSurface({ facts, readOnly, onValueChange }: SeatMapSurfaceProps) {
  const words = usePartWords('seatMap', seatMapWords);
  const keysId = useId();
  const listFirst = useIsMobile();
  const map = useSeatMap({ facts, words, readOnly, listFirst, onValueChange });
  return (
    <>
      <SeatMapBar rooms={facts.rooms} map={map} words={words} />
      {map.view === 'list' && (
        <SeatMapList rooms={facts.rooms} people={facts.people} map={map} words={words} />
      )}
      {map.view === 'map' && map.room && (
        <>
          <SeatMapRoom room={map.room} map={map} words={words} keysId={keysId} />
          <SeatMapLine map={map} words={words} keysId={keysId} />
        </>
      )}
      <VisuallyHidden role="status">{map.said}</VisuallyHidden>
    </>
  );
}
