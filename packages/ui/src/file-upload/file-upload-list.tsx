'use client';
import { useRef } from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { FileUploadRow } from './file-upload-row.js';
import { fileUploadWords } from './file-upload-words.js';
import { batchProgress, type StoredFile, type UploadEntry, type UploadRow } from './upload-entry.js';
import type { UploadLimits } from './use-upload-texts.js';

interface FileUploadListProps<Stored> {
  rows: readonly UploadRow<Stored>[];
  entries: readonly UploadEntry<Stored>[];
  limits: UploadLimits;
  locked: boolean;
  queue: { cancel: (id: string) => void; retry: (id: string) => void };
  onRemove: (row: UploadRow<Stored>, before: () => void) => Promise<void>;
  /** The last line goes; the focus needs another place. */
  onEmpty: () => void;
}

/** The files, one line each, with a short progress summary for screen readers. */
export function FileUploadList<Stored extends StoredFile>({
  rows,
  entries,
  limits,
  locked,
  queue,
  onRemove,
  onEmpty,
}: FileUploadListProps<Stored>) {
  const own = usePartWords('fileUpload', fileUploadWords);
  const list = useRef<HTMLUListElement>(null);
  const { open, done, percent } = batchProgress(entries);
  const moveFocus = (at: number) => {
    const lines = list.current?.children ?? [];
    // The focus is already elsewhere, and stays there.
    if (!lines[at]?.contains(document.activeElement)) return;
    const next = lines[at + 1] ?? lines[at - 1];
    const cross = next?.querySelector<HTMLElement>(':scope > button:last-of-type');
    if (cross) cross.focus();
    else onEmpty();
  };
  return (
    <>
      <VisuallyHidden role="status">
        {open > 0 && own.announceOpen(open, percent)}
        {open === 0 && done > 0 && own.announceDone(done)}
      </VisuallyHidden>
      {rows.length > 0 && (
        <ul ref={list} aria-label={own.files} className="sc-file-upload-list">
          {rows.map((row, at) => (
            <FileUploadRow
              key={row.id}
              row={row}
              limits={limits}
              locked={locked}
              onCancel={() => queue.cancel(row.id)}
              onRetry={() => queue.retry(row.id)}
              onRemove={() => onRemove(row, () => moveFocus(at))}
            />
          ))}
        </ul>
      )}
    </>
  );
}
