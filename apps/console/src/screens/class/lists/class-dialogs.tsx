import { lazy, Suspense } from 'react';
import { ClassEventDialog } from '../event/class-event-dialog.js';
import type { useClassDialogs } from './use-class-dialogs.js';

const ClassFormDrawer = lazy(async () => ({
  default: (await import('../form/class-form-drawer.js')).ClassFormDrawer,
}));
const ClassDetailDrawer = lazy(async () => ({
  default: (await import('../detail/class-detail-drawer.js')).ClassDetailDrawer,
}));

interface ClassDialogsProps {
  readonly dialogs: ReturnType<typeof useClassDialogs>;
  readonly openId: number | undefined;
  readonly onCloseDetails: () => void;
}

/** What lies over the class list. The form and the details are downloaded when first opened. */
export function ClassDialogs({ dialogs, openId, onCloseDetails }: ClassDialogsProps) {
  const { current } = dialogs;
  return (
    <Suspense>
      {openId !== undefined && (
        <ClassDetailDrawer
          classId={openId}
          onClose={onCloseDetails}
          onEdit={dialogs.edit}
          onEvent={dialogs.ask}
        />
      )}
      {current?.kind === 'form' && <ClassFormDrawer record={current.record} onClose={dialogs.close} />}
      {current?.kind === 'event' && (
        <ClassEventDialog record={current.record} event={current.event} onClose={dialogs.close} />
      )}
    </Suspense>
  );
}
