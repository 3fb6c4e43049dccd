'use client';
import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatBytes } from '../file-input/format-bytes.js';
import { IconButton } from '../icon-button/icon-button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { Link } from '../link/link.js';
import { Progress } from '../progress/progress.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { fileUploadWords } from './file-upload-words.js';
import type { StoredFile, UploadEntry, UploadRow } from './upload-entry.js';
import { type UploadLimits, useUploadTexts } from './use-upload-texts.js';

interface FileUploadRowProps<Stored> {
  row: UploadRow<Stored>;
  limits: UploadLimits;
  /** Nothing can be taken away. */
  locked: boolean;
  onCancel: () => void;
  onRetry: () => void;
  /** May return a promise; the cross shows its progress. */
  onRemove: () => unknown;
}

const icons = { ok: CircleCheck, open: FileText, wrong: CircleAlert };

const fileOf = ({ stored, entry }: UploadRow<StoredFile>): { name: string; size?: number } =>
  stored ?? entry.file;

const lookOf = (entry: UploadEntry<unknown> | null): keyof typeof icons => {
  if (!entry) return 'ok';
  return entry.status === 'failed' || entry.status === 'refused' ? 'wrong' : 'open';
};

/** The last button of a line stays in place while its meaning changes, so the focus is kept. */
const focusCross = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.parentElement?.querySelector<HTMLElement>(':scope > button:last-of-type')?.focus();

/** The name of a file, its size, its progress and its problem. */
function FileFacts({ row, limits }: Pick<FileUploadRowProps<StoredFile>, 'row' | 'limits'>) {
  const own = usePartWords('fileUpload', fileUploadWords);
  const { stored, entry } = row;
  const { name, size } = fileOf(row);
  const { status, problem } = useUploadTexts(entry, limits);
  return (
    <div className="sc-file-upload-file">
      <span className="sc-file-upload-name">
        {stored?.url ? (
          <Link to={stored.url} external>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      <span className="sc-file-upload-about">
        {size !== undefined && <span>{formatBytes(size)}</span>}
        {status && <span>{status}</span>}
      </span>
      {entry?.status === 'uploading' && (
        <Progress value={Math.round(entry.share * 100)} label={own.progressOf(name)} />
      )}
      {problem && (
        <p className="sc-file-upload-problem" role="alert">
          <VisuallyHidden>{`${name}: `}</VisuallyHidden>
          {problem}
        </p>
      )}
    </div>
  );
}

/** One file: its name, its progress, its problem, and the actions on it. */
export function FileUploadRow<Stored extends StoredFile>({
  row,
  limits,
  locked,
  onCancel,
  onRetry,
  onRemove,
}: FileUploadRowProps<Stored>) {
  const { words } = useSkillcert();
  const own = usePartWords('fileUpload', fileUploadWords);
  const { entry } = row;
  const { name } = fileOf(row);
  const look = lookOf(entry);
  const Icon = icons[look];
  const open = entry?.status === 'uploading' || entry?.status === 'waiting';
  return (
    <li className="sc-file-upload-row" data-look={look}>
      <Icon aria-hidden="true" className="sc-file-upload-icon" />
      <FileFacts row={row} limits={limits} />
      {(entry?.status === 'failed' || entry?.status === 'cancelled') && (
        <IconButton
          size="small"
          label={own.retry(name)}
          icon={<RotateCw aria-hidden="true" />}
          onClick={(event) => {
            focusCross(event);
            onRetry();
          }}
        />
      )}
      {!locked && (
        <IconButton
          size="small"
          label={open ? own.cancel(name) : words.removeFile(name)}
          icon={<X aria-hidden="true" />}
          onClick={open ? () => onCancel() : () => onRemove()}
        />
      )}
    </li>
  );
}
