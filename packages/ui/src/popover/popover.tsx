'use client';
import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { classNames } from '../internal/class-names.js';
import { useMergedRefs } from '../internal/use-merged-refs.js';
import { useOpened } from '../internal/use-opened.js';
import { useTouchPhone } from './use-touch-phone.js';

const load = () => import('./popover-surface.js');
const loadSheet = () => import('./popover-sheet.js');
const PopoverSurface = lazy(async () => ({ default: (await load()).PopoverSurface }));
const PopoverSheet = lazy(async () => ({ default: (await loadSheet()).PopoverSheet }));

/** The props of the button that opens a Popover; spread them on a Button or an IconButton. */
export interface PopoverTriggerProps {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onPointerEnter: () => unknown;
  onFocus: () => unknown;
}

export interface PopoverProps extends Omit<ComponentProps<'span'>, 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Renders the anchor; the props passed to it belong on the button that opens the popover. */
  trigger: (button: PopoverTriggerProps) => ReactNode;
  /** The popover's name for screen readers, and the title of the sheet. */
  label: string;
  children?: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** `none` lets the content extend to the edges. */
  padding?: 'none' | 'md';
  /** `trigger` makes the panel at least as wide as its anchor. */
  width?: 'content' | 'trigger';
  /** On a phone driven by fingers it is a modal sheet from below instead. Needs `dialog.css`. */
  sheet?: boolean;
}

/**
 * A small panel attached to a button, not modal: focus goes in and comes back, Escape and a click elsewhere close
 * it. It is downloaded when the pointer or the focus comes near the button. Needs `button.css`.
 */
export function Popover({
  open,
  onOpenChange,
  trigger,
  label,
  children,
  align = 'start',
  side = 'bottom',
  padding = 'md',
  width = 'content',
  sheet = false,
  className,
  ref,
  ...rest
}: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const merged = useMergedRefs(ref, anchor);
  const opened = useOpened(open);
  const touchPhone = useTouchPhone();
  const asSheet = sheet && touchPhone;
  const preload = asSheet ? loadSheet : load;
  return (
    <span {...rest} ref={merged} className={classNames('sc-popover-anchor', className)}>
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {opened && (
        <Suspense>
          {asSheet ? (
            <PopoverSheet id={id} open={open} onOpenChange={onOpenChange} label={label} padding={padding}>
              {children}
            </PopoverSheet>
          ) : (
            <PopoverSurface
              id={id}
              open={open}
              onOpenChange={onOpenChange}
              anchor={anchor}
              label={label}
              align={align}
              side={side}
              padding={padding}
              width={width}
            >
              {children}
            </PopoverSurface>
          )}
        </Suspense>
      )}
    </span>
  );
}
