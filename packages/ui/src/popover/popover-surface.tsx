'use client';
import * as Radix from '@radix-ui/react-popover';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../internal/class-names.js';
import { markedStop } from '../internal/marked-stop.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface PopoverSurfaceProps extends Omit<ComponentProps<'div'>, 'ref'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that it is attached to. A click on it is left to the caller, who knows whether it opens or closes. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  padding?: 'none' | 'md';
  width?: 'content' | 'trigger';
  /** `stay` leaves the focus unchanged, for a list under a field. */
  focus?: 'in' | 'stay';
}

const firstButton = 'button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** The panel itself, built on Radix: beside its anchor, always within the screen. */
export function PopoverSurface({
  open,
  onOpenChange,
  anchor,
  label,
  align = 'start',
  side = 'bottom',
  padding = 'md',
  width = 'content',
  focus = 'in',
  className,
  ...rest
}: PopoverSurfaceProps) {
  const { container } = useSkillcert();
  const opener = useRef<Element | null>(null);
  const leftByPress = useRef(false);
  // Runs before the content mounts, since some content takes the focus.
  useLayoutEffect(() => {
    if (!open) return;
    leftByPress.current = false;
    opener.current = document.activeElement;
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          aria-label={label}
          className={classNames('sc-popover', className)}
          data-padding={padding}
          data-width={width}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            const stop = markedStop(event.currentTarget ?? event.target);
            if (stop || focus === 'stay') event.preventDefault();
            stop?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A reader who clicked another element of the page is already there.
            if (focus === 'stay' || leftByPress.current) return;
            const back = anchor.current?.contains(opener.current)
              ? opener.current
              : anchor.current?.querySelector(firstButton);
            if (back instanceof HTMLElement) back.focus();
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
            else leftByPress.current = true;
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
