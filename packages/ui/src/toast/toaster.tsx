'use client';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { ToastStore } from './create-toaster.js';
import { Toast } from './toast.js';

export interface ToasterProps extends Omit<ComponentProps<'section'>, 'children'> {
  toaster: ToastStore;
}

/** Where messages appear. Draw it once; its two live regions are there before the first message. */
export function Toaster({ toaster, className, ...rest }: ToasterProps) {
  const { words, container } = useSkillcert();
  const items = useSyncExternalStore(toaster.subscribe, toaster.items, toaster.items);
  if (!container) return null;
  const draw = (alerts: boolean) =>
    items
      .filter((item) => (item.tone === 'danger') === alerts)
      .map((item) => <Toast key={item.id} item={item} onDismiss={() => toaster.dismiss(item.id)} />);
  return createPortal(
    <section {...rest} aria-label={words.notifications} className={classNames('sc-toaster', className)}>
      <div role="status" aria-live="polite" className="sc-toaster-list">
        {draw(false)}
      </div>
      <div role="alert" className="sc-toaster-list">
        {draw(true)}
      </div>
    </section>,
    container,
  );
}
