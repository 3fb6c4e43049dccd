import { waitingWork } from '@skillcert/core';
import { Button, Inline, Link, Text, useIsMobile } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';
import type { ClassList } from './use-class-lists.js';

const kinds = [
  ['to_check', '/class/lists?status=submitted'],
  ['to_mend', '/class/lists?status=refused'],
  ...waitingWork.map((kind) => [kind, `/class/lists?waiting=${kind}`] as const),
  ['accounts', '/user/recommend?status=pending'],
  ['editors', '/user/editor?status=pending'],
  ['grants', '/user/recommend'],
  ['erasures', '/applicants-all/applicants-lists?view=erasures'],
  ['notes_due', '/notes/index?due'],
] as const;

/** The number of kinds that a phone shows at first, because each may need a line. */
const inSight = 3;

/** The account's waiting work, each kind with a link to its classes, its list or the account's notes. */
export function WorkPanel({ list: { url } }: { readonly list: ClassList }) {
  const { t } = useWords();
  const { data } = useCallQuery('class/fetchToDo', {});
  const waiting = kinds.filter(([kind]) => data?.[kind]);
  const [all, setAll] = useState(false);
  // Hiding a single kind would save no room, because the button takes as much.
  const folds = useIsMobile() && waiting.length > inSight + 1;
  return (
    <Inline>
      <Text weight="medium">{t('classes.todo')}</Text>
      {waiting.slice(0, folds && !all ? inSight : undefined).map(([kind, to]) => (
        <Link key={kind} to={to}>
          {t(`classes.todo.${kind}`, { count: data?.[kind] ?? 0 })}
        </Link>
      ))}
      {folds && (
        <Button variant="ghost" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {t('classes.todo.all', { count: waiting.length })}
        </Button>
      )}
      {data && waiting.length === 0 && <Text tone="muted">{t('classes.todo.none')}</Text>}
      {data?.year_unknown && (
        <Text size="sm" tone="warning">
          {t('classes.todo.year_unknown', { year: String(data.year_unknown) })}
        </Text>
      )}
      {url.column === 'created_at' && (
        <Text size="sm" tone="muted">
          {t('classes.order_newest')}
        </Text>
      )}
    </Inline>
  );
}
