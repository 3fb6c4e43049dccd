import type { ScoreCell } from '@skillcert/api-client';
import { useFormats } from '../../format/use-formats.js';
import { useWords } from '../../messages/words-state.js';

/** The class that a subject is kept from, and the end of its keeping, in words; nothing for one that is sat. */
export const useKeptText = (): ((cell: Pick<ScoreCell, 'kept'>) => string | undefined) => {
  const { t } = useWords();
  const { untilDay } = useFormats();
  return ({ kept }) =>
    kept ? t('scores.kept_from', { name: kept.class_name, until: untilDay(kept.kept_until) }) : undefined;
};
