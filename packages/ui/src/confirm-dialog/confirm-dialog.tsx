'use client';
import { type ReactNode, useState } from 'react';
import { Banner } from '../banner/banner.js';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** More than words: a reason to type, a summary. */
  children?: ReactNode;
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  tone?: 'accent' | 'danger';
  /** Shown in the dialog when the last try failed. */
  error?: ReactNode;
  confirmDisabled?: boolean;
  /**
   * May return a promise: the dialog stays open and busy, closes when it resolves, and stays open when it
   * rejects or resolves to `false`.
   */
  onConfirm: () => unknown;
}

/** Asks before something is done. Needs `dialog.css` and `button.css`. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  error,
  confirmDisabled,
  onConfirm,
}: ConfirmDialogProps) {
  const { words } = useSkillcert();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      if ((await onConfirm()) !== false) onOpenChange(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="small"
      dismissable={!busy}
      footer={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            disabled={confirmDisabled}
            onClick={confirm}
          >
            {confirmLabel ?? words.confirm}
          </Button>
        </>
      }
    >
      {error && <Banner tone="danger">{error}</Banner>}
      {children}
    </Dialog>
  );
}
