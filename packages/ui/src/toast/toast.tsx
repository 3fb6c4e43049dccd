'use client';
import { limits } from '@skillcert/core';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { ToastItem } from './create-toaster.js';
import { ToastLead } from './toast-lead.js';
import { toneIcons } from './tone-icons.js';

interface ToastProps {
  item: ToastItem;
  /** The window is hidden, so nobody reads. */
  paused: boolean;
  onDismiss: () => void;
}

/** One message. Its timer stops while the pointer or the focus is on it, and while the window is hidden. */
export function Toast({ item, paused, onDismiss }: ToastProps) {
  const { words } = useSkillcert();
  const { tone = 'info', title, message, action, link, duration = limits.error_toast_ms } = item;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = paused || pointed || focused;
  const left = useRef(duration);
  const cameFrom = useRef<EventTarget | null>(null);
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
  const box = useRef<HTMLDivElement>(null);
  const leave = () => {
    // The focus stays where the user has moved it meanwhile.
    if (box.current?.contains(document.activeElement)) (cameFrom.current as HTMLElement | null)?.focus();
    onDismiss();
  };
  const Icon = toneIcons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting the pointer only stops the clock
    <div
      ref={box}
      className="sc-toast"
      data-tone={tone}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => {
        if (!focused) cameFrom.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden="true" className="sc-toast-icon" />
      <div className="sc-toast-text">
        {title && <p className="sc-toast-title">{title}</p>}
        <p className="sc-toast-message">{message}</p>
        {link && <ToastLead link={link} onFollowed={onDismiss} />}
      </div>
      {action && (
        <Button
          size="small"
          onClick={async () => {
            if ((await action.onSelect()) !== false) leave();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label={words.close} icon={<X aria-hidden="true" />} onClick={leave} />
    </div>
  );
}
