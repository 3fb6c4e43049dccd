'use client';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../button/button.js';
import { useOpened } from '../internal/use-opened.js';
import { useSkillcert } from '../provider/skillcert-context.js';

const DialogSurface = lazy(async () => ({
  default: (await import('../dialog/dialog-surface.js')).DialogSurface,
}));

export interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  description: ReactNode;
  actionLabel?: ReactNode;
  /** The only way out; may return a promise. */
  onAction: () => unknown;
}

/**
 * A message that must be answered: one button, and neither Escape nor a click outside closes it. Needs
 * `dialog.css`.
 */
export function AlertDialog({ open, title, description, actionLabel, onAction }: AlertDialogProps) {
  const { words } = useSkillcert();
  const opened = useOpened(open);
  if (!opened) return null;
  return (
    <Suspense>
      <DialogSurface
        open={open}
        shape="dialog"
        role="alertdialog"
        size="small"
        dismissable={false}
        title={title}
        description={description}
        footer={
          <Button variant="primary" onClick={onAction}>
            {actionLabel ?? words.ok}
          </Button>
        }
      />
    </Suspense>
  );
}
