'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../button/button.js';
import { DialogSurface } from '../dialog/dialog-surface.js';
import { EmptyState } from '../empty-state/empty-state.js';
import { usePartWords } from '../internal/use-part-words.js';
import type { ToastStore } from '../toast/create-toaster.js';
import { toastHistoryWords } from '../toast/toast-history-words.js';
import { ToastHistoryItem } from './toast-history-item.js';

interface ToastHistoryPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  toaster: ToastStore;
  formatTime: (at: number) => string;
}

/** The messages, newest first. A message seen here counts as read. */
export function ToastHistoryPanel({ open, onOpenChange, toaster, formatTime }: ToastHistoryPanelProps) {
  const words = usePartWords('toastHistory', toastHistoryWords);
  const items = useSyncExternalStore(toaster.subscribe, toaster.history, toaster.history);
  useEffect(() => {
    // A message that arrives while the panel is open is read, too.
    if (open && items.length > 0) toaster.read();
  }, [open, items, toaster]);
  return (
    <DialogSurface
      open={open}
      onOpenChange={onOpenChange}
      shape="drawer"
      title={words.history}
      description={words.about}
      padding="none"
      footer={items.length > 0 && <Button onClick={() => toaster.clear()}>{words.clearAll}</Button>}
    >
      {items.length === 0 ? (
        <EmptyState title={words.empty} />
      ) : (
        <ol className="sc-toast-history-list">
          {items.map((item) => (
            <ToastHistoryItem key={item.id} item={item} formatTime={formatTime} />
          ))}
        </ol>
      )}
    </DialogSurface>
  );
}
