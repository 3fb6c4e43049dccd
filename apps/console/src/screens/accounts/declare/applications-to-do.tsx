import { useCallQuery } from '../../../client/use-call-query.js';
import { ListToDo } from '../../../lists/list-to-do.js';
import { useWords } from '../../../messages/words-state.js';
import type { useApplications } from './use-applications.js';

const counted = { waiting: 'to_check', returned: 'to_mend' } as const;

/** The applications that wait for the account, to check or to correct, and the order of the list. */
export function ApplicationsToDo({ list: { url } }: { readonly list: ReturnType<typeof useApplications> }) {
  const { t } = useWords();
  const { data } = useCallQuery('class/fetchToDo', {});
  return (
    <ListToDo
      parts={
        data &&
        (['waiting', 'returned'] as const).map((stage) => ({
          title: t(`declare.stage.${stage}`),
          // Null for work that the account never does.
          count: data[counted[stage]] ?? 0,
          query: `stage=${stage}`,
        }))
      }
      order={url.column === 'created_at' && t('classes.order_newest')}
    />
  );
}
