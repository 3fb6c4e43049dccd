'use client';
import { usePartWords } from '../internal/use-part-words.js';
import type { ToastItem } from '../toast/create-toaster.js';
import { toastHistoryWords } from '../toast/toast-history-words.js';
import { ToastLead } from '../toast/toast-lead.js';
import { toneIcons } from '../toast/tone-icons.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

interface ToastHistoryItemProps {
  item: ToastItem;
  formatTime: (at: number) => string;
}

/** One past message: its kind, text and time. Its action has expired; its link still works. */
export function ToastHistoryItem({ item, formatTime }: ToastHistoryItemProps) {
  const words = usePartWords('toastHistory', toastHistoryWords);
  const { tone = 'info', title, message, at, link } = item;
  const Icon = toneIcons[tone];
  return (
    <li className="sc-toast-history-item" data-tone={tone}>
      <Icon aria-hidden="true" className="sc-toast-history-icon" />
      <div className="sc-toast-history-text">
        <VisuallyHidden>{words.tones[tone]}: </VisuallyHidden>
        {title && <p className="sc-toast-history-title">{title}</p>}
        <p className="sc-toast-history-message">{message}</p>
        {link && <ToastLead link={link} />}
        <time className="sc-toast-history-time" dateTime={new Date(at).toISOString()}>
          {formatTime(at)}
        </time>
      </div>
    </li>
  );
}
