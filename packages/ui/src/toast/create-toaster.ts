import type { ReactNode } from 'react';

export interface ToastMessage {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  message: ReactNode;
  action?: { label: ReactNode; onSelect: () => unknown };
  /** Milliseconds; 5 s by the specification. */
  duration?: number;
}

export interface ToastItem extends ToastMessage {
  id: number;
}

export interface ToastStore {
  /** Shows a message and returns its id. */
  show: (toast: ToastMessage) => number;
  dismiss: (id: number) => void;
  /** What is on the screen now. */
  items: () => readonly ToastItem[];
  /** The last 50 messages, newest first, for a panel: five seconds must not be the only chance. */
  history: () => readonly ToastItem[];
  subscribe: (changed: () => void) => () => void;
}

const historyLimit = 50;

/** A store of messages that code outside React can fill. */
export const createToaster = (): ToastStore => {
  let shown: readonly ToastItem[] = [];
  let past: readonly ToastItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    show(toast) {
      lastId += 1;
      const item = { ...toast, id: lastId };
      shown = [...shown, item];
      past = [item, ...past].slice(0, historyLimit);
      tell();
      return item.id;
    },
    dismiss(id) {
      shown = shown.filter((item) => item.id !== id);
      tell();
    },
    items: () => shown,
    history: () => past,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
