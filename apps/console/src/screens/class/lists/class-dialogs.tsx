import { lazy, Suspense } from 'react';
import { completeWords } from '../../../messages/words-state.js';
import type { useClassDialogs } from './use-class-dialogs.js';

const ClassEventDialog = lazy(async () => {
  const [{ ClassEventDialog }] = await Promise.all([
    import('../event/class-event-dialog.js'),
    completeWords('class.confirm'),
  ]);
  return { default: ClassEventDialog };
});
const ClassFormDrawer = lazy(async () => {
  const [{ ClassFormDrawer }] = await Promise.all([
    import('../form/class-form-drawer.js'),
    completeWords('class.form'),
  ]);
  return { default: ClassFormDrawer };
});
const ClassDetailDrawer = lazy(async () => ({
  default: (await import('../detail/class-detail-drawer.js')).ClassDetailDrawer,
}));

interface ClassDialogsProps {
  readonly dialogs: ReturnType<typeof useClassDialogs>;
  readonly openId: number | undefined;
  readonly onCloseDetails: () => void;
}

/** What lies over the class list. Each part is downloaded when it is first opened. */
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
      {current?.kind === 'form' && (
        <ClassFormDrawer record={current.record} copy={current.copy} onClose={dialogs.close} />
      )}
      {current?.kind === 'event' && (
        <ClassEventDialog record={current.record} event={current.event} onClose={dialogs.close} />
      )}
    </Suspense>
  );
}
