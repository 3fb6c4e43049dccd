import { useWords } from '../../../../messages/words-state.js';
import { ChoosePeople } from '../choose/choose-people.js';
import { useOwingColumns } from '../use-owing-columns.js';
import type { Payables } from './use-payables.js';

/** The possible candidates of one payment: by name, or a whole unit. */
export function PayableList({ payables }: { readonly payables: Payables }) {
  const { t } = useWords();
  const columns = useOwingColumns();
  return (
    <ChoosePeople
      people={payables}
      searchLabel={t('payments.search')}
      caption={t('payments.group_list')}
      columns={columns}
      none={t('payments.group_none')}
      noneText={t('payments.group_none_text')}
    />
  );
}
