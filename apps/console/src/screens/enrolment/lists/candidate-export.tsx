import type { InputOf } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { ExportDialog } from '../../../forms/export-dialog.js';

interface CandidateExportProps {
  /** The query of the list, without its page. */
  readonly asked: Pick<
    InputOf<'enrolment/exportEnrolmentLists'>,
    'class_id' | 'search' | 'status' | 'unit_id' | 'sort' | 'order'
  >;
  /** The ids of the only candidates to export, under any filters. */
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onClose: () => void;
}

/** The candidates of a class as a file: all that the filters leave, or those that are chosen. */
export function CandidateExport({ asked, chosen, onClose }: CandidateExportProps) {
  const { class_id, sort, order } = asked;
  const rows = chosen ? { class_id, sort, order, enrolment_ids: [...chosen].map(Number) } : asked;
  return (
    <ExportDialog
      name="candidates"
      reveals
      {...(chosen && { chosen: chosen.size })}
      take={(how, options) => call('enrolment/exportEnrolmentLists', { ...rows, ...how }, options)}
      onClose={onClose}
    />
  );
}
