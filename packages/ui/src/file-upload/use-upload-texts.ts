import { formatBytes } from '../file-input/format-bytes.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { ChoiceProblem } from './check-choice.js';
import { fileUploadWords } from './file-upload-words.js';
import type { UploadEntry } from './upload-entry.js';

/** The limits that the texts of refused files name. */
export interface UploadLimits {
  maxBytes: number | undefined;
  maxFiles: number | undefined;
}

/** The state of a file and its problem, in words. `null` is a file that the host already has. */
export const useUploadTexts = (
  entry: UploadEntry<unknown> | null,
  { maxBytes = 0, maxFiles = 0 }: UploadLimits,
): { status?: string; problem?: string } => {
  const { words } = useSkillcert();
  const own = usePartWords('fileUpload', fileUploadWords);
  const problems: Record<ChoiceProblem, () => string> = {
    too_large: () => words.fileTooLarge(formatBytes(maxBytes)),
    wrong_type: () => words.fileWrongType,
    heic: () => words.fileHeic,
    duplicate: () => own.duplicate,
    too_many: () => own.tooMany(maxFiles),
    one_by_one: () => own.oneByOne,
  };
  if (!entry) return { status: own.uploaded };
  switch (entry.status) {
    case 'waiting':
      return { status: own.waiting };
    case 'uploading':
      return { status: own.uploading(Math.round(entry.share * 100)) };
    case 'cancelled':
      return { status: own.cancelled };
    case 'failed':
      return { problem: entry.message ?? own.failed };
    case 'refused':
      return { problem: problems[entry.problem]() };
    case 'done':
      return { status: own.uploaded };
    default:
      return entry satisfies never;
  }
};
