'use client';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.js';
import { classNames } from '../internal/class-names.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useIsMobile } from '../provider/use-is-mobile.js';
import { SplitSeparator } from './split-separator.js';
import { splitWords } from './split-words.js';
import { useSplitFocus } from './use-split-focus.js';

export interface SplitProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The list. */
  master: ReactNode;
  /** Names the list for screen readers and on the way back to it. */
  masterLabel: string;
  /** The record that is open. */
  detail: ReactNode;
  detailLabel: string;
  /** Under 992 px, where only one pane fits: whether the detail replaces the list. */
  open?: boolean;
  /** The way back, under 992 px. */
  onOpenChange?: (open: boolean) => void;
  /** Width of the list in per cent; left out, the component remembers it while it is drawn. */
  value?: number;
  /** Called when the separator comes to rest. */
  onValueChange?: (value: number) => void;
  min?: number;
  max?: number;
  /** Fills the given height; each pane scrolls by itself. */
  fill?: boolean;
}

/**
 * A list and the record chosen in it, side by side, with a separator to drag. One of the two under 992 px. Needs
 * button.css.
 */
export function Split({
  master,
  masterLabel,
  detail,
  detailLabel,
  open = false,
  onOpenChange,
  value,
  onValueChange,
  min = 25,
  max = 60,
  fill = false,
  className,
  style,
  ...rest
}: SplitProps) {
  const words = usePartWords('split', splitWords);
  const mobile = useIsMobile();
  const id = useId();
  const [own, setOwn] = useState(36);
  const [dragged, setDragged] = useState<number | null>(null);
  const size = dragged ?? value ?? own;
  const { masterPane, detailPane } = useSplitFocus(mobile, open);
  const settle = (next: number) => {
    setDragged(null);
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <div
      {...rest}
      className={classNames('sc-split', className)}
      data-fill={fill || undefined}
      data-single={mobile || undefined}
      style={{ gridTemplateColumns: mobile ? undefined : `${size}% auto minmax(0, 1fr)`, ...style }}
    >
      <section
        ref={masterPane}
        id={`${id}-master`}
        className="sc-split-pane"
        aria-label={masterLabel}
        tabIndex={fill ? 0 : -1}
        hidden={mobile && open}
      >
        {master}
      </section>
      {!mobile && (
        <SplitSeparator
          label={words.resize(masterLabel)}
          controls={`${id}-master`}
          size={size}
          bounds={{ min, max }}
          onDrag={setDragged}
          onSettle={settle}
        />
      )}
      <section
        ref={detailPane}
        className="sc-split-pane"
        aria-label={detailLabel}
        tabIndex={fill ? 0 : -1}
        hidden={mobile && !open}
      >
        {mobile && (
          <Button
            variant="ghost"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => onOpenChange?.(false)}
          >
            {words.backTo(masterLabel)}
          </Button>
        )}
        {detail}
      </section>
    </div>
  );
}
