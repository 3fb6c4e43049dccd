import type { InputOf } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { ExportDialog } from '../../../forms/export-dialog.js';

interface ClassExportProps {
  /** What the list asks for, whatever its page. */
  readonly asked: Omit<InputOf<'class/exportClassLists'>, 'purpose'>;
  readonly onClose: () => void;
}

/** The classes of a list as a file. */
export function ClassExport({ asked, onClose }: ClassExportProps) {
  return (
    <ExportDialog
      name="classes"
      take={(purpose) => call('class/exportClassLists', { ...asked, purpose })}
      onClose={onClose}
    />
  );
}
