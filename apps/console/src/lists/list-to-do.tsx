import { Inline, Link, Text } from '@skillcert/ui';
import { useLocation } from 'react-router-dom';
import { useWords } from '../messages/words-state.js';

/** A part of a list that waits for somebody. */
interface WaitingPart {
  readonly title: string;
  readonly count: number;
  /** What narrows the list to it, as the address says it. */
  readonly query: string;
}

interface ListToDoProps {
  /** Undefined while nobody knows. */
  readonly parts: readonly WaitingPart[] | undefined;
  /** In which order the list stands, where nobody chose another one. */
  readonly order: string | false;
}

/** What of a list waits, each part a link to its own; and in which order the list stands. */
export function ListToDo({ parts, order }: ListToDoProps) {
  const { t } = useWords();
  const { pathname } = useLocation();
  if (!parts) return null;
  const waiting = parts.filter(({ count }) => count > 0);
  return (
    <Inline>
      <Text weight="medium">{t('common.waiting')}</Text>
      {waiting.map(({ title, count, query }) => (
        <Link key={query} to={`${pathname}?${query}`}>
          {t('classes.todo.part', { title, count })}
        </Link>
      ))}
      {waiting.length === 0 && <Text tone="muted">{t('classes.todo.none')}</Text>}
      {order && (
        <Text size="sm" tone="muted">
          {order}
        </Text>
      )}
    </Inline>
  );
}
