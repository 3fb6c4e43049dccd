'use client';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isOpenPlace, topPlace, watchPlace } from '../internal/message-places.js';

interface ToastPlaceProps {
  /** Whether the message has a link. */
  leads: boolean;
  children: ReactNode;
}

/** Draws a message that leads somewhere in the dialog that was on top when it came, as long as that is open. */
export function ToastPlace({ leads, children }: ToastPlaceProps) {
  const [place] = useState(leads ? topPlace : undefined);
  const stands = useSyncExternalStore(
    (closed) => watchPlace(place, closed),
    () => isOpenPlace(place),
    () => false,
  );
  return place && stands ? createPortal(<div role="alert">{children}</div>, place) : children;
}
