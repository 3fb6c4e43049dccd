'use client';
import { Upload } from 'lucide-react';
import { type ClipboardEvent, useRef } from 'react';
import { DropZone, type DropZoneProps } from '../file-input/drop-zone.js';
import { formatBytes } from '../file-input/format-bytes.js';
import { useFieldControl } from '../internal/field-context.js';
import { usePartWords } from '../internal/use-part-words.js';
import { checkChoice } from './check-choice.js';
import type { UploadContext } from './create-upload-queue.js';
import { FileUploadList } from './file-upload-list.js';
import { fileUploadWords } from './file-upload-words.js';
import { isOpen, type StoredFile, takenFiles, uploadRows } from './upload-entry.js';
import type { UploadLimits } from './use-upload-texts.js';
import { useUploads } from './use-uploads.js';

export interface FileUploadProps<Stored extends StoredFile> extends Omit<DropZoneProps, 'zone' | 'onFiles'> {
  /** The files the host has. */
  value: readonly Stored[];
  onValueChange: (value: readonly Stored[]) => void;
  /** Sends one file; rejects if it fails. The resolved file joins `value`. */
  upload: (file: File, context: UploadContext) => Promise<Stored>;
  /** The text beside a file whose upload was rejected; undefined leaves the library's own. */
  describeError?: (error: unknown) => string | undefined;
  /** Called before a file leaves `value`; a rejected promise keeps it. */
  onRemove?: (stored: Stored) => unknown;
  /** The number of files waiting or under way, for a button that must wait for them. */
  onPendingChange?: (pending: number) => void;
  maxBytes?: number;
  maxFiles?: number;
}

/** The words in the zone: that files are taken here, and how many. */
function UploadPrompt({ maxBytes, maxFiles }: UploadLimits) {
  const own = usePartWords('fileUpload', fileUploadWords);
  const limits = [
    maxBytes === undefined ? [] : own.sizeLimit(formatBytes(maxBytes)),
    maxFiles === undefined ? [] : own.countLimit(maxFiles),
  ].flat();
  return (
    <>
      <Upload aria-hidden="true" />
      <span className="sc-file-upload-choose">
        {own.choose}
        {limits.length > 0 && <span className="sc-file-upload-limits">{limits.join(' · ')}</span>}
      </span>
    </>
  );
}

/**
 * Files that are sent as soon as they are chosen, dropped or pasted: progress, cancel, retry and remove for each,
 * and nothing is lost if one fails. With `multiple={false}` one is sent at a time, and another one that is chosen
 * meanwhile is refused in words. It knows no network: `upload` does the sending. A form gets the ids under
 * `name`. For files that go together with their form use FileInput. Needs `file-input.css`, `button.css`,
 * `link.css`, `progress.css` and `visually-hidden.css`.
 */
export function FileUpload<Stored extends StoredFile>({
  value,
  onValueChange,
  upload,
  describeError,
  onRemove,
  onPendingChange,
  accept,
  maxBytes,
  maxFiles,
  multiple = maxFiles !== 1,
  readOnly = false,
  ...rest
}: FileUploadProps<Stored>) {
  const { name } = useFieldControl(rest);
  const root = useRef<HTMLDivElement>(null);
  const single = !multiple;
  const host = { value, onValueChange, upload, describeError, onRemove, onPendingChange, single };
  const { entries, queue, remove } = useUploads(host);
  const rows = uploadRows(value, entries);
  const take = (chosen: readonly File[]) => {
    const rules = { accept, maxBytes, maxFiles, single, busy: entries.some(isOpen) };
    queue.add(checkChoice(chosen, { ...rules, taken: takenFiles(rows) }));
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || readOnly || rest.disabled) return;
    event.preventDefault();
    take(files);
  };
  return (
    <div ref={root} className="sc-file-upload" onPaste={paste}>
      <DropZone
        {...rest}
        name=""
        zone="sc-file-input-drop sc-file-upload-drop"
        accept={accept}
        multiple={multiple}
        disabled={rest.disabled || readOnly}
        onFiles={take}
      >
        <UploadPrompt maxBytes={maxBytes} maxFiles={maxFiles} />
      </DropZone>
      <FileUploadList
        rows={rows}
        entries={entries}
        limits={{ maxBytes, maxFiles }}
        locked={readOnly || rest.disabled === true}
        queue={queue}
        onRemove={(row, before) => remove(row, before)}
        onEmpty={() => root.current?.querySelector('input')?.focus()}
      />
      {name && value.map(({ id }) => <input key={id} type="hidden" name={name} value={id} />)}
    </div>
  );
}
