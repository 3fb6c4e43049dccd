import { IconButton, Inline } from '@skillcert/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../messages/words-state.js';

interface MoveButtonsProps {
  readonly name: string;
  /** Its place among all of them, from 1. */
  readonly position: number;
  readonly total: number;
  readonly onMove: (by: -1 | 1) => unknown;
}

interface Pressed {
  readonly button: HTMLElement;
  readonly from: number;
}

const ways = [
  { by: -1, icon: ArrowUp, label: 'study.move_up' },
  { by: 1, icon: ArrowDown, label: 'study.move_down' },
] as const;

/** Moves a row up or down by a place. The focus goes with it. */
export function MoveButtons({ name, position, total, onMove }: MoveButtonsProps) {
  const { t } = useWords();
  const pressed = useRef<Pressed>(undefined);
  useEffect(() => {
    const last = pressed.current;
    if (!last || last.from === position) return;
    pressed.current = undefined;
    // An element that changes its place in the document loses the focus; a reader who has moved the focus keeps it.
    if (document.activeElement === document.body) last.button.focus();
  }, [position]);
  return (
    <Inline wrap={false} gap="none">
      {ways.map(({ by, icon: Icon, label }) => {
        const ends = position + by < 1 || position + by > total;
        return (
          <IconButton
            key={by}
            size="small"
            label={t(label, { name })}
            icon={<Icon aria-hidden="true" />}
            aria-disabled={ends}
            onClick={({ currentTarget }) => {
              if (ends) return undefined;
              pressed.current = { button: currentTarget, from: position };
              return onMove(by);
            }}
          />
        );
      })}
    </Inline>
  );
}
