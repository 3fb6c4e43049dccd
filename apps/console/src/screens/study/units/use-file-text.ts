import type { StudyFile } from '@skillcert/api-client';
import { useWords } from '../../../messages/words-state.js';

const mebibyte = 1_048_576;

/** Says a file by its name and size. */
export const useFileText = () => {
  const { t, language } = useWords();
  const inUnit = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
  return (file: StudyFile | null): string => {
    if (!file) return t('study.file_none');
    const { title, size } = file;
    const said =
      size < mebibyte
        ? inUnit('kilobyte', 0).format(Math.max(1, size / 1024))
        : inUnit('megabyte', 1).format(size / mebibyte);
    return `${title} (${said})`;
  };
};
