import { useWords } from '../../../messages/words-state.js';

interface Sharer {
  readonly unit_id: number | null;
  readonly com_name: string | null;
}

/** The name of a party with a share: a unit, or the programme. */
export const useSharer = () => {
  const { t } = useWords();
  return ({ unit_id, com_name }: Sharer): string =>
    unit_id === null ? t('settlement.programme') : (com_name ?? t('common.empty'));
};
