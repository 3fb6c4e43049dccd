'use client';
import * as Radix from '@radix-ui/react-dialog';
import { setNonce } from 'get-nonce';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefCallback, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { markedStop } from '../internal/marked-stop.js';
import { openPlace } from '../internal/message-places.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { type FocusPlace, notePlace, returnFocus } from './return-focus.js';
import { watchScrollStop } from './watch-scroll-stop.js';

export interface DialogSurfaceProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: ReactNode;
  /** The title is for screen readers only. */
  hideTitle?: boolean;
  description?: ReactNode;
  footer?: ReactNode;
  shape: 'dialog' | 'drawer';
  side?: 'left' | 'right';
  size?: 'small' | 'medium' | 'large';
  /** `none` lets the content extend to the edges. */
  padding?: 'none' | 'md';
  dismissable?: boolean;
  /** Called once it has closed and given the focus back. */
  onClosed?: (() => void) | undefined;
}

const fields =
  ':is(.sc-dialog-body form, [data-shape=dialog] > .sc-dialog-body) :is(input, select, textarea):not(:disabled, [readonly])';
const choices = '[type=radio], [type=checkbox]';
const alertButton = '[role=alertdialog] .sc-dialog-foot button';

const bottomOf = (node: Element | null) => node?.getBoundingClientRect().bottom ?? 0;

/**
 * The element marked as the first stop, else the first field to fill if it is in view, the one button of an alert,
 * else the surface itself, so that its title is read before the choices. A drawer shows a record: only a form in it
 * has fields to fill.
 */
const firstStop = (surface: EventTarget | null): HTMLElement | null => {
  if (!(surface instanceof HTMLElement)) return null;
  const marked = markedStop(surface);
  if (marked) return marked;
  const find = (stop: string) => surface.parentElement?.querySelector<HTMLElement>(stop);
  const field = find(fields);
  const inSight = field && bottomOf(field) <= bottomOf(field.closest('.sc-dialog-body'));
  if (inSight && !field.matches(choices)) return field;
  return find(alertButton) ?? surface;
};

/** Takes the focus to the first stop, and back to the place where it was. */
const useDialogFocus = (open: boolean, onClosed: (() => void) | undefined) => {
  const place = useRef<FocusPlace>([]);
  // Runs before the content mounts, since some content takes the focus.
  useLayoutEffect(() => {
    if (open) place.current = notePlace();
  }, [open]);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      firstStop(event.currentTarget ?? event.target)?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      returnFocus(place.current);
      onClosed?.();
    },
  };
};

/**
 * Keeps the dialog open at an event that would close it. A message in the dialog is rendered elsewhere, so code that
 * looks at the rendered tree takes it for outside.
 */
const keep = (dismissable: boolean, messages: string) => (event: Event) => {
  const onMessage = event.target instanceof Element && event.target.closest(messages);
  if (!dismissable || onMessage) event.preventDefault();
};

/**
 * The modal surface on Radix: focus kept inside and returned, to the heading of its list if its row is gone;
 * background inert, Escape closes.
 */
export function DialogSurface({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  footer,
  shape,
  side = 'right',
  size = 'medium',
  padding = 'md',
  dismissable = true,
  onClosed,
  className,
  children,
  ...rest
}: DialogSurfaceProps) {
  const { container, words, nonce } = useSkillcert();
  if (nonce) setNonce(nonce);
  const focus = useDialogFocus(open, onClosed);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || dismissable) && onOpenChange?.(next)}>
      <Radix.Portal container={container}>
        <Radix.Overlay className="sc-dialog-overlay" data-shape={shape} data-side={side}>
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...rest}
            className={classNames('sc-dialog', className)}
            data-shape={shape}
            data-side={side}
            data-size={size}
            data-padding={padding}
            {...focus}
            onEscapeKeyDown={keep(dismissable, '.sc-toaster')}
            onInteractOutside={keep(dismissable, '.sc-toaster, .sc-dialog-messages')}
          >
            <div className="sc-dialog-head" data-hidden={hideTitle || undefined}>
              <div className="sc-dialog-titles">
                <Radix.Title className="sc-dialog-title">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="sc-dialog-description">{description}</Radix.Description>
                )}
              </div>
              {dismissable && (
                <Radix.Close asChild>
                  <IconButton size="small" label={words.close} icon={<X aria-hidden="true" />} />
                </Radix.Close>
              )}
            </div>
            <div ref={watchScrollStop} className="sc-dialog-body">
              {children}
            </div>
            <div ref={openPlace as RefCallback<HTMLElement>} className="sc-dialog-messages" />
            {footer && <div className="sc-dialog-foot">{footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
