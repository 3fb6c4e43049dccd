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

/** The width of the list in per cent: as it is dragged, else as the host has it, else as it was left. */
const useSplitSize = (value: number | undefined, onValueChange: SplitProps['onValueChange']) => {
  const [own, setOwn] = useState(36);
  const [dragged, setDragged] = useState<number | null>(null);
  return {
    size: dragged ?? value ?? own,
    drag: setDragged,
    release: (next: number) => {
      setDragged(null);
      setOwn(next);
      onValueChange?.(next);
    },
  };
};

/** One of the two panes; a filled one scrolls, so that keys must reach it. */
function SplitPane({ fill, ...rest }: ComponentProps<'section'> & { fill: boolean }) {
  return <section {...rest} className="sc-split-pane" tabIndex={fill ? 0 : -1} />;
}

/** The way back to the list, where only one pane fits. */
function BackButton({ masterLabel, onOpenChange }: Pick<SplitProps, 'masterLabel' | 'onOpenChange'>) {
  const words = usePartWords('split', splitWords);
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<ArrowLeft aria-hidden="true" />}
      onClick={() => onOpenChange?.(false)}
    >
      {words.backTo(masterLabel)}
    </Button>
  );
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
  const { size, drag, release } = useSplitSize(value, onValueChange);
  const { masterPane, detailPane } = useSplitFocus(mobile, open);
  return (
    <div
      {...rest}
      className={classNames('sc-split', className)}
      data-fill={fill || undefined}
      data-single={mobile || undefined}
      style={{ gridTemplateColumns: mobile ? undefined : `${size}% auto minmax(0, 1fr)`, ...style }}
    >
      <SplitPane
        ref={masterPane}
        id={`${id}-master`}
        aria-label={masterLabel}
        fill={fill}
        hidden={mobile && open}
      >
        {master}
      </SplitPane>
      {!mobile && (
        <SplitSeparator
          label={words.resize(masterLabel)}
          controls={`${id}-master`}
          size={size}
          bounds={{ min, max }}
          onDrag={drag}
          onRelease={release}
        />
      )}
      <SplitPane ref={detailPane} aria-label={detailLabel} fill={fill} hidden={mobile && !open}>
        {mobile && <BackButton masterLabel={masterLabel} onOpenChange={onOpenChange} />}
        {detail}
      </SplitPane>
    </div>
  );
}
