import type { StudyFile } from '@skillcert/api-client';
import { videoMinutes } from '@skillcert/core';
import { useWords } from '../../../messages/words-state.js';

const mebibyte = 1_048_576;

/** A file by its name and size, and a video by its minutes. */
export const useFileText = () => {
  const { t, language } = useWords();
  const inUnit = (unit: 'kilobyte' | 'megabyte' | 'minute', maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
  return (file: StudyFile | null): string => {
    if (!file) return t('study.file_none');
    const { title, size, seconds } = file;
    const said =
      size < mebibyte
        ? inUnit('kilobyte', 0).format(Math.max(1, size / 1024))
        : inUnit('megabyte', 1).format(size / mebibyte);
    const length = seconds === null ? [] : [inUnit('minute', 0).format(videoMinutes(seconds))];
    return `${title} (${[said, ...length].join(', ')})`;
  };
};
