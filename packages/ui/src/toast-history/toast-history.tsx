'use client';
import { Bell } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { useOpened } from '../internal/use-opened.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { ToastStore } from '../toast/create-toaster.js';

const ToastHistoryPanel = lazy(async () => ({
  default: (await import('./toast-history-panel.js')).ToastHistoryPanel,
}));

export interface ToastHistoryProps extends Omit<ComponentProps<'span'>, 'children'> {
  toaster: ToastStore;
  /** The time of a message as text, such as "3 minutes ago"; it gets milliseconds of the epoch. */
  formatTime: (at: number) => string;
}

/**
 * A button with the number of unread messages; it opens a panel of the last 50, because five seconds must not be
 * the only chance to read one. The panel is downloaded when it first opens. Needs `button.css`, `dialog.css` and
 * `empty-state.css`.
 */
export function ToastHistory({ toaster, formatTime, className, ...rest }: ToastHistoryProps) {
  const { words } = useSkillcert();
  const unread = useSyncExternalStore(toaster.subscribe, toaster.unread, toaster.unread);
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  return (
    <span {...rest} className={classNames('sc-toast-history', className)}>
      <IconButton
        label={unread > 0 ? `${words.notifications} (${unread})` : words.notifications}
        icon={<Bell aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {unread > 0 && (
        <span className="sc-toast-history-count" aria-hidden="true">
          {unread}
        </span>
      )}
      {opened && (
        <Suspense>
          <ToastHistoryPanel open={open} onOpenChange={setOpen} toaster={toaster} formatTime={formatTime} />
        </Suspense>
      )}
    </span>
  );
}
