'use client';
import { limits } from '@skillcert/core';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { ToastItem } from './create-toaster.js';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface ToastProps {
  item: ToastItem;
  onDismiss: () => void;
}

/** One message. Its time stands still while the pointer or the focus is on it. */
export function Toast({ item, onDismiss }: ToastProps) {
  const { words } = useSkillcert();
  const { tone = 'info', title, message, action, duration = limits.error_toast_ms } = item;
  const [held, setHeld] = useState(false);
  const left = useRef(duration);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [held]);
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting the pointer only stops the clock, nothing can be done here
    <div
      className="sc-toast"
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" className="sc-toast-icon" />
      <div className="sc-toast-text">
        {title && <p className="sc-toast-title">{title}</p>}
        <p className="sc-toast-message">{message}</p>
      </div>
      {action && (
        <Button size="small" onClick={() => action.onSelect()}>
          {action.label}
        </Button>
      )}
      <IconButton size="small" label={words.close} icon={<X aria-hidden="true" />} onClick={onDismiss} />
    </div>
  );
}
