'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { type CSSProperties, type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { MenuEntry } from './menu-entry.js';

export interface MenuPopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly MenuEntry[];
  /** The menu's name. */
  label?: string | undefined;
  align?: 'start' | 'end';
  side?: 'bottom' | 'right';
  /** Where the pointer was, for a context menu; else the anchor's box. */
  at?: { x: number; y: number } | undefined;
  /** `narrow` is the tag menu's 105 px. */
  width?: 'narrow';
  returnFocus: RefObject<HTMLElement | null>;
  /** Opened by a key: the first line takes the focus. */
  byKey?: boolean;
}

interface MenuLineProps {
  entry: MenuEntry;
  onChosen: (work: () => unknown) => void;
}

function MenuLine({ entry, onChosen }: MenuLineProps) {
  if (entry.kind === 'separator') return <Radix.Separator className="sc-menu-separator" />;
  if (entry.kind === 'heading') return <Radix.Label className="sc-menu-heading">{entry.label}</Radix.Label>;
  const content = (
    <>
      {entry.icon}
      <span className="sc-menu-label">{entry.label}</span>
      {entry.checked && <Check aria-hidden="true" />}
    </>
  );
  const shared = {
    className: 'sc-menu-item',
    'data-tone': entry.tone,
    disabled: entry.disabled ?? false,
    onSelect: () => onChosen(entry.onSelect),
  };
  return entry.checked === undefined ? (
    <Radix.Item {...shared}>{content}</Radix.Item>
  ) : (
    <Radix.CheckboxItem {...shared} checked={entry.checked}>
      {content}
    </Radix.CheckboxItem>
  );
}

const opensByItself = (node: HTMLElement | null) => node?.hasAttribute('aria-haspopup') === true;

/** The focus of a menu: to its first line if a key opened it, and back to its button before the choice is done. */
const useMenuFocus = ({
  open,
  byKey,
  returnFocus,
}: Pick<MenuPopupProps, 'open' | 'returnFocus'> & { byKey: boolean }) => {
  const chosen = useRef<() => unknown>(undefined);
  const entered = useRef(false);
  const wanted = useRef(open);
  useLayoutEffect(() => {
    wanted.current = open;
  }, [open]);
  return {
    /** Keeps the choice until the menu has closed. */
    choose: (work: () => unknown) => {
      chosen.current = work;
    },
    handlers: {
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        // A right click elsewhere closes the menu and opens it there before this comes.
        if (!wanted.current) returnFocus.current?.focus();
        // Only now, so that a dialog opened by the choice gives the focus back to the button.
        const work = chosen.current;
        chosen.current = undefined;
        entered.current = false;
        work?.();
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (!byKey || entered.current || event.target !== event.currentTarget) return;
        entered.current = true;
        event.currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
      },
      onInteractOutside: (event: Event) => {
        const opener = returnFocus.current;
        if (event.target instanceof Node && opensByItself(opener) && opener?.contains(event.target))
          event.preventDefault();
      },
    },
  };
};

/** The menu itself, on Radix: arrows, Home, End, typing ahead, Escape; it never leaves the screen. */
export function MenuPopup({
  open,
  onOpenChange,
  items,
  label,
  align = 'end',
  side = 'bottom',
  at,
  width,
  returnFocus,
  byKey = false,
}: MenuPopupProps) {
  const { container } = useSkillcert();
  const { choose, handlers } = useMenuFocus({ open, byKey, returnFocus });
  const style: CSSProperties | undefined = at && { position: 'fixed', inset: 'auto', left: at.x, top: at.y };
  // The visible button stays ours, so Radix anchors to this empty box.
  const place = (
    <Radix.Trigger asChild>
      <span className="sc-menu-place" style={style} aria-hidden="true" tabIndex={-1} />
    </Radix.Trigger>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      {/* A point of the window needs a container with no ancestor that `fixed` could refer to. */}
      {at && container ? createPortal(place, container) : place}
      <Radix.Portal container={container}>
        <Radix.Content
          className="sc-menu"
          aria-label={label}
          aria-labelledby={undefined}
          data-width={width}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          {...handlers}
          // The menu key of Windows opens again on release, by then on the menu itself.
          onContextMenu={(event) => event.preventDefault()}
        >
          {items.map((entry) => (
            <MenuLine key={entry.id} entry={entry} onChosen={choose} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
