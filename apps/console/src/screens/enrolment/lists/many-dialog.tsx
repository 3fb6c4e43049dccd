import { ConfirmDialog } from '@skillcert/ui';
import { type ComponentProps, useState } from 'react';

interface ManyDialogProps
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'description' | 'tone' | 'children'> {
  readonly chosen: ReadonlySet<string>;
  /** The title with the number, also the label of the button. */
  readonly titleOf: (count: number) => string;
  readonly onClose: () => void;
  readonly onConfirm: (enrolment_ids: number[]) => unknown;
}

/** Asks before something is decided about many. */
export function ManyDialog({ chosen, titleOf, onClose, onConfirm, ...dialog }: ManyDialogProps) {
  // The decision is about the candidates that were chosen when the dialog opened: the list may change its selection
  // beneath it.
  const [ids] = useState(() => [...chosen].map(Number));
  const title = titleOf(ids.length);
  return (
    <ConfirmDialog
      {...dialog}
      open
      onOpenChange={onClose}
      title={title}
      confirmLabel={title}
      onConfirm={() => onConfirm(ids)}
    />
  );
}
