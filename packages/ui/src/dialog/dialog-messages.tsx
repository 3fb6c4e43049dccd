'use client';
import { useEffect, useRef } from 'react';
import { messagePlaces } from '../internal/message-places.js';

interface DialogMessagesProps {
  /** A link was followed that leads away. */
  onLeave: () => void;
}

/** Where messages stand that lead somewhere: in the dialog, since its keys do not leave it. What leads away from it closes it. */
export function DialogMessages({ onLeave }: DialogMessagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const node = place.current;
    const dialog = node?.parentElement;
    if (!node || !dialog) return;
    // By the DOM: a message is not drawn by the dialog that it stands in.
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const leads = target instanceof Element && target.closest('[data-closes]') !== null;
      // A link that is gone before its click is over would load the page anew.
      if (leads && !ctrlKey && !metaKey && !shiftKey) setTimeout(() => leave.current());
    };
    const close = messagePlaces.open(node);
    dialog.addEventListener('click', onClick);
    return () => {
      close();
      dialog.removeEventListener('click', onClick);
    };
  }, []);
  return <div ref={place} className="sc-dialog-messages" />;
}
