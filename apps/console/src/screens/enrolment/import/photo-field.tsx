import type { ImportRecord } from '@skillcert/api-client';
import { defaultProgramme, importLimits } from '@skillcert/core';
import { Field, FileUpload } from '@skillcert/ui';
import { explainUpload } from '../../../forms/explain-upload.js';
import { fileMegabytes } from '../../../forms/file-megabytes.js';
import { useWords } from '../../../messages/words-state.js';
import { sendPhotos } from './send-photos.js';
import type { ImportState } from './use-import.js';

const { width_px: width, height_px: height } = defaultProgramme.photo;

interface PhotoFieldProps {
  readonly state: ImportState;
  readonly record: ImportRecord;
  readonly onPendingChange: (pending: number) => void;
}

/** The archive of photos for a sheet; if one was sent, everybody needs a photo in it. */
export function PhotoField({ state, record, onPendingChange }: PhotoFieldProps) {
  const { t } = useWords();
  const { class_id, import_id, photos } = record;
  const value =
    photos === null
      ? []
      : [{ id: String(import_id), name: t('candidates.import_photos_kept', { count: photos }) }];
  return (
    <Field
      label={t('candidates.import_photos')}
      hint={t('candidates.import_photos_hint', { width, height, picture: fileMegabytes.picture })}
      name="photos"
    >
      <FileUpload
        value={value}
        onValueChange={() => undefined}
        onPendingChange={onPendingChange}
        // Another sheet takes the place of the import, and photos for this one would be lost.
        disabled={state.isSending}
        accept=".zip"
        maxBytes={importLimits.photos_bytes_max}
        multiple={false}
        describeError={explainUpload}
        upload={async (file, { onProgress, signal }) => {
          await sendPhotos(file, { class_id, import_id, onProgress, signal });
          await state.refresh();
          return { id: String(import_id), name: file.name };
        }}
      />
    </Field>
  );
}
