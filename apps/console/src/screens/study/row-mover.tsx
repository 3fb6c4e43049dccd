import '@skillcert/ui/row-handle.css';
import { Inline, RowHandle } from '@skillcert/ui';
import { MoveButtons } from './move-buttons.js';

interface RowMoverProps {
  readonly name: string;
  /** Its place among all of them, from 1. */
  readonly position: number;
  readonly total: number;
  /** The number of places: below 0 up, above it down. */
  readonly onMove: (by: number) => unknown;
}

/** Moves a row: far by dragging it or by keys, by a place with the buttons. */
export function RowMover({ name, position, total, onMove }: RowMoverProps) {
  return (
    <Inline wrap={false} gap="none">
      <RowHandle label={name} position={position} total={total} onMove={onMove} />
      <MoveButtons name={name} position={position} total={total} onMove={onMove} />
    </Inline>
  );
}
