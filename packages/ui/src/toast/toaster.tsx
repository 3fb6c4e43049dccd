'use client';
import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../internal/class-names.js';
import { useMergedRefs } from '../internal/use-merged-refs.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { ToastStore } from './create-toaster.js';
import { keepClear } from './keep-clear.js';
import { overlap } from './overlap.js';
import { Toast } from './toast.js';
import { ToastPlace } from './toast-place.js';

export interface ToasterProps extends Omit<ComponentProps<'section'>, 'children'> {
  toaster: ToastStore;
}

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether the messages cover the focused element; an element that fills the window cannot be kept clear. */
const coversFocus = (messages: Element | null): boolean => {
  const focused = document.activeElement;
  if (!messages || !focused || messages.contains(focused)) return false;
  const [box, own] = [focused.getBoundingClientRect(), messages.getBoundingClientRect()];
  return box.height < innerHeight / 2 && overlap(box, own) > 0;
};

/**
 * The place where messages appear. Draw it once; its two live regions exist before the first message. Escape
 * dismisses the newest, unless another element took the key; the messages go to the other edge if they would cover
 * the focused element, and on a phone stand between the head and the foot of an open drawer.
 */
export function Toaster({ toaster, className, ref, ...rest }: ToasterProps) {
  const { words, container } = useSkillcert();
  const items = useSyncExternalStore(toaster.subscribe, toaster.items, toaster.items);
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const [away, setAway] = useState(false);
  const section = useRef<HTMLElement>(null);
  const merged = useMergedRefs(ref, section);
  useEffect(() => {
    const newest = items.at(-1);
    if (!newest) return;
    const findPlace = () => {
      if (section.current) keepClear(section.current);
      if (coversFocus(section.current)) setAway((before) => !before);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toaster.dismiss(newest.id);
    };
    findPlace();
    document.addEventListener('focusin', findPlace);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', findPlace);
      document.removeEventListener('keydown', onKey);
    };
  }, [items, toaster]);
  if (!container) return null;
  const draw = (alerts: boolean) =>
    items
      .filter((item) => (item.tone === 'danger') === alerts)
      .map((item) => (
        <ToastPlace key={item.id} leads={item.link !== undefined}>
          <Toast item={item} paused={hidden} onDismiss={() => toaster.dismiss(item.id)} />
        </ToastPlace>
      ));
  return createPortal(
    <section
      {...rest}
      ref={merged}
      aria-label={words.notifications}
      className={classNames('sc-toaster', className)}
      data-away={away || undefined}
    >
      <div role="status" aria-live="polite" className="sc-toaster-list">
        {draw(false)}
      </div>
      {/* A modal hides everything but aria-live regions, so the role alone would be silent behind one. */}
      <div role="alert" aria-live="assertive" className="sc-toaster-list">
        {draw(true)}
      </div>
    </section>,
    container,
  );
}
