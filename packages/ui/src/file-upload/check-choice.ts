import { checkFile, type FileProblem } from '../file-input/check-file.js';

/** Why a chosen file is not taken. */
export type ChoiceProblem = FileProblem | 'duplicate' | 'too_many';

interface KnownFile {
  name: string;
  size?: number | undefined;
}

interface ChoiceRules {
  accept?: string | undefined;
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
  /** The files that are there already. */
  taken: readonly KnownFile[];
}

const isSame = (file: KnownFile) => (other: KnownFile) =>
  other.name === file.name && (other.size === undefined || other.size === file.size);

/** Checks files in the order they were chosen; a refused file takes no place from the ones after it. */
export const checkChoice = (
  chosen: readonly File[],
  { taken, maxFiles = Number.POSITIVE_INFINITY, ...rules }: ChoiceRules,
): readonly { file: File; problem: ChoiceProblem | null }[] => {
  const there = [...taken];
  const problemOf = (file: File): ChoiceProblem | null => {
    const own = checkFile(file, rules);
    if (own) return own;
    if (there.some(isSame(file))) return 'duplicate';
    return there.length >= maxFiles ? 'too_many' : null;
  };
  return chosen.map((file) => {
    const problem = problemOf(file);
    if (!problem) there.push(file);
    return { file, problem };
  });
};
