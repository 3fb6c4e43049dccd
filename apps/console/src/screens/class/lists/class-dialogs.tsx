import { lazy, Suspense } from 'react';
import type { useClassDialogs } from './use-class-dialogs.js';
import type { ClassList } from './use-class-lists.js';

const parts = async () => (await import('./lazy-class-parts.js')).lazyClassParts;
const ClassEventDialog = lazy(async () => ({ default: await (await parts()).event() }));
const ClassFormDrawer = lazy(async () => ({ default: await (await parts()).form() }));
const ClassExport = lazy(async () => ({ default: await (await parts()).exported() }));
const ClassDetailDrawer = lazy(async () => ({ default: await (await parts()).detail() }));

interface ClassDialogsProps {
  readonly dialogs: ReturnType<typeof useClassDialogs>;
  readonly openId: number | undefined;
  readonly onCloseDetails: () => void;
  /** The query of the list, if it can be exported. */
  readonly asked?: ClassList['asked'];
}

/** The overlays of the class list. Each part is downloaded when it is first opened. */
export function ClassDialogs({ dialogs, openId, onCloseDetails, asked }: ClassDialogsProps) {
  const { current } = dialogs;
  return (
    <>
      {/* A boundary of its own: a drawer hidden while a dialog loads takes the focus from that dialog for good. */}
      <Suspense>
        {openId !== undefined && (
          <ClassDetailDrawer
            classId={openId}
            onClose={onCloseDetails}
            onEdit={dialogs.edit}
            onEvent={dialogs.ask}
          />
        )}
      </Suspense>
      <Suspense>
        {current?.kind === 'form' && (
          <ClassFormDrawer record={current.record} copy={current.copy} onClose={dialogs.close} />
        )}
        {current?.kind === 'export' && asked && (
          <ClassExport asked={asked} chosen={current.chosen} onClose={dialogs.close} />
        )}
        {current?.kind === 'event' && (
          <ClassEventDialog record={current.record} event={current.event} onClose={dialogs.close} />
        )}
      </Suspense>
    </>
  );
}
