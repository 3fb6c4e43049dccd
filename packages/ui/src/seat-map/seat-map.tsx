'use client';
import { type ComponentProps, lazy } from 'react';
import { classNames } from '../internal/class-names.js';
import { SurfaceView } from '../internal/surface-view.js';
import type { ContentStateProps } from '../state-view/state-view.js';
import type { SeatHighlight } from './seat-neighbours.js';
import type { Seating, SeatPerson, SeatRoom } from './seat-plan.js';

const SeatMapSurface = lazy(async () => ({
  default: (await import('./seat-map-surface.js')).SeatMapSurface,
}));

export interface SeatMapProps extends Omit<ComponentProps<'div'>, 'children'>, ContentStateProps {
  rooms: readonly SeatRoom[];
  people: readonly SeatPerson[];
  /** The seats and their people. */
  value: readonly Seating[];
  /** Everybody's seats after a move or a swap; it never loses or duplicates a person. */
  onValueChange?: (value: readonly Seating[]) => void;
  /** Highlighted seats, such as those of `sameUnitNeighbours`. */
  highlights?: readonly SeatHighlight[];
  readOnly?: boolean;
}

const none: readonly [] = [];

/**
 * The seats of exam rooms: a map that zooms, where people are dragged or moved by key, and the same as a list,
 * which phones show first. Prints without its buttons. Needs badge.css, button.css, select.css, search-input.css,
 * skeleton.css, state-view.css, table.css, text-input.css and visually-hidden.css. The map is downloaded when it is
 * first drawn.
 */
export function SeatMap({
  rooms,
  people,
  value,
  onValueChange,
  highlights = none,
  readOnly = false,
  state,
  stateTitle,
  stateText,
  stateAction,
  onRetry,
  className,
  ...rest
}: SeatMapProps) {
  return (
    <div {...rest} className={classNames('sc-seat-map', className)}>
      <SurfaceView {...{ state, stateTitle, stateText, stateAction, onRetry }} empty={rooms.length === 0}>
        <SeatMapSurface
          facts={{ rooms, people, seatings: value, highlights }}
          readOnly={readOnly}
          onValueChange={onValueChange}
        />
      </SurfaceView>
    </div>
  );
}
