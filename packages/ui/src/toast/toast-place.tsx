'use client';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { messagePlaces } from '../internal/message-places.js';

interface ToastPlaceProps {
  /** Whether the message has a link. */
  leads: boolean;
  children: ReactNode;
}

/** Draws a message that leads somewhere in the dialog that was on top when it came, as long as that is open. */
export function ToastPlace({ leads, children }: ToastPlaceProps) {
  const [place] = useState(leads ? messagePlaces.top : undefined);
  const stands = useSyncExternalStore(
    messagePlaces.subscribe,
    () => messagePlaces.has(place),
    () => false,
  );
  return place && stands ? createPortal(<div role="alert">{children}</div>, place) : children;
}
