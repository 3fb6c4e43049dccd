import { useSkillcert } from '../provider/skillcert-context.js';
import type { FileProblem } from './check-file.js';
import { formatBytes } from './format-bytes.js';

export interface FileProblemTextProps {
  problem: FileProblem | null;
  maxBytes: number | undefined;
  className: string;
}

/** Reports the problem of a chosen file. It is present but empty before, so that text appearing in it is read out. */
export function FileProblemText({ problem, maxBytes, className }: FileProblemTextProps) {
  const { words } = useSkillcert();
  return (
    <p className={className} role="alert">
      {problem === 'too_large' && words.fileTooLarge(formatBytes(maxBytes ?? 0))}
      {problem === 'wrong_type' && words.fileWrongType}
      {problem === 'heic' && words.fileHeic}
    </p>
  );
}
