import type { InputOf } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { ExportDialog } from '../../../forms/export-dialog.js';

interface ClassExportProps {
  /** What the list asks for, whatever its page. */
  readonly asked: Omit<InputOf<'class/exportClassLists'>, 'purpose' | 'format'>;
  readonly onClose: () => void;
}

/** The classes of a list as a file. */
export function ClassExport({ asked, onClose }: ClassExportProps) {
  return (
    <ExportDialog
      name="classes"
      take={({ revealed: _, ...how }, options) =>
        call('class/exportClassLists', { ...asked, ...how }, options)
      }
      onClose={onClose}
    />
  );
}
