import type { ReactNode } from 'react';

export interface ToastLink {
  to: string;
  label: ReactNode;
  /** Called before the link leads away. */
  onFollow?: () => void;
}

export interface ToastMessage {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  message: ReactNode;
  /** The message goes once its action is over; it stays, to be tried again, where that answers `false`. */
  action?: { label: ReactNode; onSelect: () => unknown };
  /**
   * The target of the message. The message then stands in the open dialog, within reach of the keys, and following
   * the link closes that.
   */
  link?: ToastLink;
  /** Milliseconds; 5 s by the specification. */
  duration?: number;
  /**
   * A newer message of the same topic takes the place of this one: one step after the other, not a pile. One with an
   * action stays, since the newer message does not take back what this one does.
   */
  topic?: string;
}

export interface ToastItem extends ToastMessage {
  id: number;
  /** When it was shown, in milliseconds of the epoch. */
  at: number;
}

export interface ToastStore {
  /** Shows a message and returns its id. */
  show: (toast: ToastMessage) => number;
  dismiss: (id: number) => void;
  /** The messages on the screen now. */
  items: () => readonly ToastItem[];
  /** The last 50 messages, newest first, for a panel: five seconds must not be the only chance. */
  history: () => readonly ToastItem[];
  /** The number of messages since `read` was last called. */
  unread: () => number;
  read: () => void;
  /** Empties the history; messages on the screen stay there. */
  clear: () => void;
  subscribe: (changed: () => void) => () => void;
}

const historyLimit = 50;

/** A store of messages that code outside React can fill. `now` is the clock that dates them. */
export const createToaster = (now: () => number = Date.now): ToastStore => {
  let shown: readonly ToastItem[] = [];
  let past: readonly ToastItem[] = [];
  let lastId = 0;
  let readId = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    show(toast) {
      lastId += 1;
      const item = { ...toast, id: lastId, at: now() };
      const stays = ({ topic, action }: ToastItem) => action || !topic || topic !== toast.topic;
      shown = [...shown.filter(stays), item];
      past = [item, ...past.filter(stays)].slice(0, historyLimit);
      tell();
      return item.id;
    },
    dismiss(id) {
      shown = shown.filter((item) => item.id !== id);
      tell();
    },
    items: () => shown,
    history: () => past,
    unread: () => past.filter((item) => item.id > readId).length,
    read() {
      if (readId === lastId) return;
      readId = lastId;
      tell();
    },
    clear() {
      past = [];
      tell();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
