'use client';
import { GripVertical } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { rowHandleWords } from './row-handle-words.js';
import { useRowDrag } from './use-row-drag.js';
import { useRowMove } from './use-row-move.js';

export interface RowHandleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The row's name. */
  label: string;
  /**
   * The place of the row among all of them, also those on other pages, from 1. Once a move has changed it, the
   * focus follows.
   */
  position: number;
  total: number;
  /** Called with the number of places moved: negative is up, positive is down. Its promise is not awaited. */
  onMove: (by: number) => unknown;
}

const steps: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 };

/** The button, which keeps the focus when a move takes it elsewhere in the document. */
const useKeptFocus = (position: number) => {
  const button = useRef<HTMLButtonElement>(null);
  const movedFrom = useRef<number>(undefined);
  useEffect(() => {
    if (movedFrom.current === undefined || movedFrom.current === position) return;
    movedFrom.current = undefined;
    // An element that changes its place in the document loses the focus; a reader who has moved the focus keeps it.
    if (document.activeElement === document.body) button.current?.focus();
  }, [position]);

  const keepFocus = () => {
    movedFrom.current = position;
  };
  return { button, keepFocus };
};

/**
 * Moves a row of a table or a list among its neighbours that have a handle too: dragged with mouse, finger or pen,
 * or picked up by Enter or Space and carried with the arrow keys. The host moves the row. Needs `button.css` and
 * `visually-hidden.css`.
 */
export function RowHandle({ label, position, total, onMove, className, ...rest }: RowHandleProps) {
  const own = usePartWords('rowHandle', rowHandleWords);
  const { move, pickUp, carryTo, carryBy, putDown, leave } = useRowMove(onMove);
  const { button, keepFocus } = useKeptFocus(position);
  const drop = () => {
    keepFocus();
    putDown();
  };
  const drag = useRowDrag({
    onBegin: pickUp,
    onDrag: carryTo,
    onDrop: drop,
    onLeave: leave,
    onPress: (handle) => (move ? drop() : pickUp(handle)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!move || (by === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) leave();
    else carryBy(by);
  };
  const place = move && position + move.to - move.from;
  return (
    <span {...rest} className={classNames('sc-row-handle', className)} data-held={move ? '' : undefined}>
      <IconButton
        ref={button}
        size="small"
        className="sc-row-handle-grip"
        label={own.move(label)}
        icon={<GripVertical aria-hidden="true" />}
        aria-pressed={move !== null}
        {...drag}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">
        {move && place && (move.to === move.from ? own.held(label, place, total) : own.at(place, total))}
      </VisuallyHidden>
      {move?.line && (
        <span
          aria-hidden="true"
          className="sc-row-handle-line"
          style={{ top: move.line.top, left: move.line.left, width: move.line.width }}
        />
      )}
    </span>
  );
}
