import { checkFile, type FileProblem } from '../file-input/check-file.js';

/** Why a chosen file is not taken. */
export type ChoiceProblem = FileProblem | 'duplicate' | 'too_many' | 'one_by_one';

interface KnownFile {
  name: string;
  size?: number | undefined;
}

interface ChoiceRules {
  accept?: string | undefined;
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
  /** Whether files go one after the other, each in the place of the one before: none is taken beside another. */
  single?: boolean | undefined;
  /** Whether one is on its way already. */
  busy?: boolean | undefined;
  /** The files that are there already. */
  taken: readonly KnownFile[];
}

const isSame = (file: KnownFile) => (other: KnownFile) =>
  other.name === file.name && (other.size === undefined || other.size === file.size);

/** Checks files in the order they were chosen; a refused file takes no place from the ones after it. */
export const checkChoice = (
  chosen: readonly File[],
  { taken, maxFiles = Number.POSITIVE_INFINITY, single = false, busy = false, ...rules }: ChoiceRules,
): readonly { file: File; problem: ChoiceProblem | null }[] => {
  const there = [...taken];
  let isTaken = busy;
  const problemOf = (file: File): ChoiceProblem | null => {
    const own = checkFile(file, rules);
    if (own) return own;
    if (there.some(isSame(file))) return 'duplicate';
    if (single && isTaken) return 'one_by_one';
    return there.length >= maxFiles ? 'too_many' : null;
  };
  return chosen.map((file) => {
    const problem = problemOf(file);
    if (!problem) {
      there.push(file);
      isTaken = true;
    }
    return { file, problem };
  });
};
