import { Inline, Link, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';

const kinds = [
  ['to_check', 'status=submitted'],
  ['to_mend', 'status=refused'],
  ['to_review', 'waiting=to_review'],
  ['doubtful', 'waiting=doubtful'],
  ['ending_soon', 'waiting=ending_soon'],
] as const;

/** The work that waits for the account: each kind leads to the classes that it waits in. */
export function WorkPanel() {
  const { t } = useWords();
  const { data } = useCallQuery('class/fetchToDo', {});
  const waiting = kinds.filter(([kind]) => data?.[kind]);
  return (
    <Inline>
      <Text weight="medium">{t('classes.todo')}</Text>
      {waiting.map(([kind, query]) => (
        <Link key={kind} to={`/class/lists?${query}`}>
          {t(`classes.todo.${kind}`, { count: data?.[kind] ?? 0 })}
        </Link>
      ))}
      {data && waiting.length === 0 && <Text tone="muted">{t('classes.todo.none')}</Text>}
    </Inline>
  );
}
