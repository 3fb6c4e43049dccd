import type { InputOf } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { ExportDialog } from '../../../forms/export-dialog.js';

interface ClassExportProps {
  /** The query of the list, without its page. */
  readonly asked: Omit<InputOf<'class/exportClassLists'>, 'purpose' | 'format'>;
  /** The ids of the only classes to export. */
  readonly chosen?: ReadonlySet<string> | undefined;
  readonly onClose: () => void;
}

export function ClassExport({ asked, chosen, onClose }: ClassExportProps) {
  return (
    <ExportDialog
      name="classes"
      {...(chosen && { chosen: chosen.size })}
      take={({ revealed: _, ...how }, options) => {
        const ids = chosen && { ids: [...chosen].map(Number) };
        return call('class/exportClassLists', { ...asked, ...ids, ...how }, options);
      }}
      onClose={onClose}
    />
  );
}
