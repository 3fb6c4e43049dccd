import { Banner } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';

interface NameBannersProps {
  /** The number of rooms that the names are dealt to. */
  readonly rooms: number;
  readonly names: readonly string[];
  /** Those that were pasted more than once. */
  readonly twice: readonly string[];
}

/** Names of invigilators that are too few or too many for the rooms, or that stand there twice. */
export function NameBanners({ rooms, names, twice }: NameBannersProps) {
  const { t } = useWords();
  const beyond = rooms > 0 ? names.slice(rooms) : [];
  return (
    <>
      {names.length > 0 && names.length < rooms && (
        <Banner tone="warning">{t('exam.many_sittings.too_few', { count: rooms - names.length })}</Banner>
      )}
      {beyond.length > 0 && (
        <Banner tone="info">
          {t('exam.many_sittings.too_many', {
            count: beyond.length,
            names: beyond.join(t('common.list_comma')),
          })}
        </Banner>
      )}
      {twice.length > 0 && (
        <Banner tone="warning">
          {t('exam.many_sittings.names_twice', {
            count: twice.length,
            names: twice.join(t('common.list_comma')),
          })}
        </Banner>
      )}
    </>
  );
}
