import '@skillcert/ui/file-input.css';
import '@skillcert/ui/file-upload.css';
import '@skillcert/ui/progress.css';
import type { StudyUnitRow } from '@skillcert/api-client';
import { studyLimits } from '@skillcert/core';
import { Field, FileUpload } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { explainUpload } from '../../../forms/explain-upload.js';
import { useWords } from '../../../messages/words-state.js';
import { studyFileSender } from './study-file-sender.js';

interface UnitFileFieldProps {
  readonly unit: Pick<StudyUnitRow, 'class_id' | 'study_unit_id' | 'file'>;
  readonly kind: 'pdf' | 'video';
  /** Receives the number of files under way. */
  readonly onPendingChange: (pending: number) => void;
}

const taken = {
  pdf: { accept: '.pdf,application/pdf', maxBytes: studyLimits.pdf_bytes_max },
  video: { accept: '.mp4,video/mp4', maxBytes: studyLimits.video_bytes_max },
} as const;

/** Takes the file of a unit as soon as it is chosen; another one takes its place. */
export function UnitFileField({ unit, kind, onPendingChange }: UnitFileFieldProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id, study_unit_id, file } = unit;
  const [send] = useState(() =>
    studyFileSender({
      newKey: () => crypto.randomUUID(),
      sendPart: (part, body, signal) =>
        call('study/uploadStudyFile', { class_id, study_unit_id, ...part }, { body, signal, quiet: true }),
    }),
  );
  return (
    <Field
      label={t(`study.send.${kind}`)}
      hint={t(file ? 'study.send_again' : 'study.send_first')}
      name="file"
    >
      <FileUpload
        // The stored file is shown above: an uploaded one leaves this list.
        value={[]}
        onValueChange={() => queries.invalidateQueries({ queryKey: ['study'] })}
        onPendingChange={onPendingChange}
        {...taken[kind]}
        multiple={false}
        describeError={explainUpload}
        upload={async (chosen, context) => {
          const kept = await send(chosen, context);
          return { id: String(kept.file_id), name: kept.title, size: kept.size };
        }}
      />
    </Field>
  );
}
